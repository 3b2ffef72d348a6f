internal import Catalog
internal import Logging
internal import Metrics
internal import Store

/// Every route of the service but the static files: what answers where, and on which thread.
enum RouteTable {
    /// The routes, over what their handlers need.
    ///
    /// - Parameters:
    ///   - store: searches the table.
    ///   - shelf: keeps evaluations.
    ///   - log: learns what clients are not told.
    ///   - readiness: whether new clients are wanted.
    ///   - metrics: shown at `/metrics`.
    ///   - counts: of the application.
    ///   - today: the present day in UTC, `2026-11-30`.
    /// - Returns: every route.
    static func routes(
        store: CatalogStore,
        shelf: EvaluationShelf,
        log: any LogSink,
        readiness: Readiness,
        metrics: Registry,
        counts: ServiceMetrics,
        today: @escaping @Sendable () -> String
    ) -> [Route] {
        [
            .get("/v1/apis", APIListHandler(), .offloaded),
            .get("/v1/apis/{symbol}", APIHandler(), .inline),
            .post("/v1/apis:resolve", APIResolveHandler()),
            .get("/v1/permissions", list(\.permissions), .offloaded),
            .get("/v1/permissions/{id}", PermissionHandler(), .offloaded),
            .get("/v1/permissions/{id}/states", PermissionStatesHandler(), .offloaded),
            .get("/v1/permissions/{id}/playbook", PermissionPlaybookHandler(), .offloaded),
            .get("/v1/permissions/{id}/degradations", PermissionDegradationsHandler(), .offloaded),
            .post("/v1/permissions/{id}:resolve", PermissionResolveHandler()),
            .post("/v1/plans:requests", RequestPlanHandler()),
            .post("/v1/plans:tests", TestPlanHandler()),
            .get("/v1/permission-states", list(\.permissionStates, [.permission { $0.permission }]), .offloaded),
            .get("/v1/permission-states/{id}", item("state", \.permissionStates), .inline),
            .get("/v1/playbooks", list(\.playbooks, [.permission { $0.permission }]), .offloaded),
            .get("/v1/playbooks/{id}", item("playbook", \.playbooks), .inline),
            .get("/v1/degradations", list(\.degradations, degradationFilters), .offloaded),
            .get("/v1/degradations/{id}", item("degradation", \.degradations), .inline),
            .get("/v1/settings-urls", SettingsURLListHandler(), .offloaded),
            .get("/v1/settings-urls/{id}", SettingsURLHandler(), .inline),
            .get("/v1/permissions/{id}/bridges", PermissionBridgesHandler(), .offloaded),
            .get("/v1/keys", list(\.keys, keyFilters), .offloaded),
            .get("/v1/keys/{key}", item("key", \.keys), .inline),

            .get("/v1/privacy/categories", list(\.privacyCategories), .offloaded),
            .get("/v1/privacy/categories/{category}", PrivacyCategoryHandler(), .inline),
            .get("/v1/privacy/reasons", list(\.privacyReasons, reasonFilters), .offloaded),
            .get("/v1/privacy/reasons/{code}", item("reason", \.privacyReasons), .inline),
            .get("/v1/privacy/required-reason-apis", list(\.requiredReasonAPIs, symbolFilters), .offloaded),
            .get("/v1/privacy/required-reason-apis/{symbol}", item("symbol", \.requiredReasonAPIs), .inline),
            .get("/v1/privacy/data-types", list(\.privacyDataTypes), .offloaded),
            .get("/v1/privacy/data-types/{type}", item("data type", \.privacyDataTypes), .inline),
            .get("/v1/privacy/purposes", list(\.privacyPurposes), .offloaded),
            .get("/v1/privacy/purposes/{purpose}", item("purpose", \.privacyPurposes), .inline),
            .get("/v1/privacy/manifest-keys", list(\.privacyManifestKeys), .offloaded),
            .get("/v1/privacy/manifest-keys/{key}", item("manifest key", \.privacyManifestKeys), .inline),

            .get("/v1/review-codes", list(\.reviewCodes, reviewCodeFilters), .offloaded),
            .get("/v1/review-codes/{code}", ReviewCodeHandler(), .inline),
            .get("/v1/guidelines", list(\.guidelines, guidelineFilters), .offloaded),
            .get("/v1/guidelines/{number}", item("guideline", \.guidelines), .inline),
            .get("/v1/background-modes", list(\.backgroundModes, modeFilters), .offloaded),
            .get("/v1/background-modes/{mode}", item("background mode", \.backgroundModes), .inline),
            .get("/v1/entitlements", list(\.entitlements, entitlementFilters), .offloaded),
            .get("/v1/entitlements/{key}", item("entitlement", \.entitlements), .inline),
            .get("/v1/matrix", MatrixHandler(), .offloaded),
            .get("/v1/matrix/{id}", item("change", \.matrix), .inline),
            .get("/v1/timeline", list(\.timeline, timelineFilters), .offloaded),
            .get("/v1/timeline/{id}", item("event", \.timeline), .inline),
            .get("/v1/symptoms", list(\.symptoms, symptomFilters), .offloaded),
            .get("/v1/symptoms/{id}", item("symptom", \.symptoms), .inline),
            .post("/v1/diagnoses", DiagnosisHandler()),
            .get("/v1/facts", list(\.facts, factFilters), .offloaded),
            .get("/v1/facts/{id}", item("fact", \.facts), .inline),
            .get("/v1/rules", list(\.rules, ruleFilters), .offloaded),
            .get("/v1/rules/{id}", item("rule", \.rules), .inline),
            .get("/v1/sdks", list(\.sdks, PackageFilters.sdks), .offloaded),
            .get("/v1/sdks/{name}", SDKHandler(), .inline),
            .get("/v1/packages", list(\.packages, PackageFilters.packages), .offloaded),
            .getRest("/v1/packages/{ecosystem}/{name}", PackageHandler(), .inline),
            .get("/v1/bridges", list(\.bridges, PackageFilters.bridges), .offloaded),
            .getRest("/v1/bridges/{id}", item("bridge", \.bridges), .inline),
            .get("/v1/bridge-limits", list(\.bridgeLimits, PackageFilters.limits), .offloaded),
            .get("/v1/bridge-limits/{id}", item("limit", \.bridgeLimits), .inline),
            .get("/v1/framework-fields", list(\.frameworkFields, PackageFilters.fields), .offloaded),
            .getRest("/v1/framework-fields/{id}", item("field", \.frameworkFields), .inline),
            .get("/v1/search", SearchHandler(store: store, log: log), .offloaded),
            .get("/v1/datasets", DatasetListHandler(store: store, log: log), .offloaded),
            .get("/v1/datasets/{id}", DatasetHandler(store: store, log: log), .offloaded),
            .get("/v1/datasets/{a}/diff/{b}", DatasetDifferenceHandler(store: store, log: log), .offloaded),
            .get("/v1/changes", ChangeListHandler(store: store, log: log), .offloaded),
            .get("/v1/export", ExportHandler(store: store, log: log), .inline, .own),

            .post("/v1/evaluations", EvaluationHandler(today: today, metrics: counts, shelf: shelf)),
            .post("/v1/evaluations:batch", EvaluationBatchHandler(today: today, metrics: counts, shelf: shelf)),
            .get("/v1/evaluations/{id}", StoredEvaluationHandler(shelf: shelf), .offloaded, .none),
            .delete("/v1/evaluations/{id}", EvaluationDeletionHandler(shelf: shelf)),
            .post("/v1/mail:explain", MailExplanationHandler()),
            .post("/v1/manifests:build", ManifestBuildHandler(today: today)),
            .post("/v1/manifests:merge", ManifestMergeHandler(today: today)),
            .post("/v1/purpose-strings:review", PurposeStringReviewHandler(today: today)),
            .post("/v1/prompts:review", PromptReviewHandler(today: today)),

            .get("/healthz", HealthHandler(), .inline, .none),
            .get("/readyz", ReadinessHandler(store: store, log: log, readiness: readiness), .inline, .none),
            .get("/metrics", MetricsHandler(metrics: metrics), .inline, .none),
            .get("/problems/{slug}", ProblemPageHandler(), .inline, .own),
        ]
    }

    private static func list<Row: Record>(
        _ table: @escaping @Sendable (CatalogSnapshot) -> Table<Row>,
        _ filters: [RecordFilter<Row>] = []
    ) -> RecordListHandler<Row> {
        RecordListHandler(table, filters)
    }

    private static func item<Row: Record>(
        _ noun: String,
        _ table: @escaping @Sendable (CatalogSnapshot) -> Table<Row>
    ) -> RecordHandler<Row> {
        RecordHandler(noun, table)
    }

    private static let degradationFilters: [RecordFilter<DegradationRecord>] = [
        .permission { $0.permission },
        .looseWord("state", among: { $0.permissionStates.rows.map(\.name) + $0.degradations.rows.map(\.state) }) {
            $0.state
        },
        .looseWord("feature", among: { $0.degradations.rows.map(\.feature) }) { $0.feature },
    ]
    private static let keyFilters: [RecordFilter<KeyRecord>] = [
        .named("permission", in: { $0.permissions }) { $0.permission == $1 },
        .choice("status", of: KeyRecord.Status.self) { $0.status == $1 },
    ]
    private static let reasonFilters: [RecordFilter<PrivacyReasonRecord>] = [
        .named("category", in: { $0.privacyCategories }) { $0.category == $1 },
        .choice("for", of: PrivacyReasonRecord.Target.self) { $0.for.contains($1) },
    ]
    private static let symbolFilters: [RecordFilter<RequiredReasonAPIRecord>] = [
        .named("category", in: { $0.privacyCategories }) { $0.category == $1 }
    ]
    private static let factFilters: [RecordFilter<FactRecord>] = [
        .choice("verdict", of: FactRecord.Verdict.self) { $0.verdict == $1 },
        .word("about", in: { $0.facts }) { $0.about },
    ]
    private static let ruleFilters: [RecordFilter<RuleRecord>] = [
        .choice("severity", of: Severity.self) { $0.severity == $1 },
        .choice("effect", of: Effect.self) { $0.effect == $1 },
        .reviewCode,
    ]
}
