extension DocumentFault {
    /// Every fault a file can have as a file.
    ///
    /// The raw value is the stable slug that names the message.
    ///
    /// The comment of a case says where the fault stands and names its arguments; ``placeholders`` lists them for code.
    package enum Code: String, Sendable, Codable, CaseIterable {
        // MARK: The file as a whole (position: its start)

        /// No byte, or nothing but white space.
        case emptyFile = "empty-file"
        /// The path is empty or ends in a slash. `path`
        case pathNotAFile = "path-not-a-file"
        /// Larger than is read. `size`, `limit` (bytes)
        case tooLarge = "too-large"
        /// Neither name nor content says what it is; the document is ignored. `name`
        case notRecognised = "not-recognised"
        /// Known by its name, but this version does not read its kind; the document is ignored. `name`
        case kindNotYetRead = "kind-not-yet-read"
        /// Named as a property list, but neither XML, binary, OpenStep nor JSON.
        case notAPropertyList = "not-a-property-list"
        /// A configuration written as a program; the document is ignored. `name`, `command` and `file` (what prints or
        /// writes it as data, and under which name to submit that)
        case configurationIsCode = "configuration-is-code"
        /// JSON under the name of a property list; read as if it were one.
        case jsonNotPropertyList = "json-not-plist"
        /// A well-formed property list whose root is no dictionary, where the kind demands one. `type`
        case rootNotDictionary = "root-not-dictionary"
        /// The list of faults stops here. `limit`
        case tooManyFaults = "too-many-faults"

        // MARK: Any format

        /// The input ends inside a tag, a declaration, a literal or the binary trailer (position: the end).
        case truncated
        /// Nested more deeply than is read (position: the first level beyond). `limit`
        case nestingTooDeep = "nesting-too-deep"
        /// More values than are read (position: the first value beyond). `limit`
        case tooManyNodes = "too-many-nodes"
        /// A key given twice in one dictionary (position: the later one, which counts). `key`, `first_line`
        case duplicateKey = "duplicate-key"
        /// An integer from 2^63 to 2^64 - 1, or in JSON any beyond 64 bits; read as a real. `text`
        case integerOutOfRange = "integer-out-of-range"
        /// Something after the end of the document. `text`
        case trailingContent = "trailing-content"

        // MARK: Text encoding

        /// Bytes that are not UTF-8; the first ones of each line. `bytes` (hexadecimal)
        case invalidUTF8 = "invalid-utf-8"
        /// A surrogate without its partner, or half a code unit. `bytes` (hexadecimal)
        case invalidUTF16 = "invalid-utf-16"
        /// UTF-16 that does not begin with a byte order mark (XML 1.0 §4.3.3).
        case utf16WithoutByteOrderMark = "utf-16-without-byte-order-mark"
        /// A byte order mark that is not the first character of the file.
        case byteOrderMarkMisplaced = "byte-order-mark-misplaced"
        /// A JSON text that begins with a byte order mark (RFC 8259 §8.1).
        case byteOrderMarkInJSON = "byte-order-mark-in-json"
        /// UTF-32, which is not read.
        case utf32 = "utf-32"
        /// The declared encoding is not one that is read here; read as UTF-8 if the bytes allow. `encoding`
        case encodingUnsupported = "encoding-unsupported"
        /// There is no encoding of the declared name; read as UTF-8. `encoding`
        case encodingUnknown = "encoding-unknown"
        /// The declared encoding is not that of the bytes. `declared`, `actual`
        case encodingContradictsBytes = "encoding-contradicts-bytes"
        /// A character that XML 1.0 §2.2 or a JSON string does not allow. `character` (`U+0001`)
        case controlCharacter = "control-character"

        // MARK: XML, before the root element

        /// Something, if only a blank line, before `<?xml` (position: the start of the file). `line` (of the declaration)
        case xmlDeclarationNotFirst = "xml-declaration-not-first"
        /// `<?xml ...?>` with wrong, missing or misplaced parts.
        case xmlDeclarationMalformed = "xml-declaration-malformed"
        /// `<!DOCTYPE` with wrong syntax.
        case doctypeMalformed = "doctype-malformed"
        /// A second `<!DOCTYPE`, or one inside or after the root element.
        case doctypeMisplaced = "doctype-misplaced"
        /// `<!DOCTYPE plist [ ... ]>`: skipped.
        case doctypeInternalSubset = "doctype-internal-subset"
        /// `<!ENTITY ...>`: never expanded. `entity`
        case entityDeclaration = "entity-declaration"
        /// Text before the root element. `text`
        case contentBeforeRoot = "content-before-root"

        // MARK: XML, elements

        /// No element at all.
        case noRootElement = "no-root-element"
        /// The root is no property-list element. `element`
        case wrongRootElement = "wrong-root-element"
        /// A value is the root, without `<plist>` around it. `element`
        case plistElementMissing = "plist-element-missing"
        /// `<plist>` without a value.
        case plistElementEmpty = "plist-element-empty"
        /// A second value in `<plist>`; the first counts. `element`
        case plistElementHasSeveralValues = "plist-element-has-several-values"
        /// A second root element. `element`
        case severalRoots = "several-roots"
        /// An element that property lists do not have. `element`
        case unknownElement = "unknown-element"
        /// An element that is written otherwise; read as what is meant. `element`, `expected`
        case misspelledElement = "misspelled-element"
        /// A tag that breaks XML's syntax. `text`
        case malformedTag = "malformed-tag"
        /// An end tag with another name than the open element's. `element`, `expected`, `line` (of the open element)
        case mismatchedTag = "mismatched-tag"
        /// An end tag although nothing is open. `element`
        case unopenedElement = "unopened-element"
        /// An element that is still open where another begins or the input ends (position: there). `element`, `line`
        /// (of its start tag)
        case unclosedElement = "unclosed-element"
        /// An attribute that the element does not have. `element`, `attribute`
        case unexpectedAttribute = "unexpected-attribute"
        /// An attribute given twice. `element`, `attribute`
        case duplicateAttribute = "duplicate-attribute"
        /// Text directly in a dictionary, array or `<plist>`. `element` (the container), `text`
        case textOutsideElements = "text-outside-elements"
        /// A tag inside text that takes none; the text around is kept. `element`, `container`
        case elementInText = "element-in-text"
        /// A comment inside a key or value, where CoreFoundation takes none. `element`
        case commentInText = "comment-in-text"
        /// A processing instruction inside a key or value, where CoreFoundation takes none. `element`
        case instructionInText = "instruction-in-text"
        /// A line that a version control system left: `<<<<<<<`, `=======`, `>>>>>>>`.
        case mergeConflictMarker = "merge-conflict-marker"

        // MARK: XML, property-list structure and values

        /// A key that is followed by another key or the end of the dictionary. `key`
        case keyWithoutValue = "key-without-value"
        /// A value in a dictionary without a key before it; not read. `element`
        case valueWithoutKey = "value-without-key"
        /// `<key>` outside a dictionary; read as a string. `key`
        case keyOutsideDictionary = "key-outside-dictionary"
        /// `<true>` or `<false>` with content. `element`, `text`
        case booleanNotEmpty = "boolean-not-empty"
        /// No integer, or one that does not fit in 64 bits. `text`
        case badInteger = "bad-integer"
        /// No number. `text`
        case badReal = "bad-real"
        /// No date in the form `2026-11-30T12:00:00Z`. `text`
        case badDate = "bad-date"
        /// A date in the right form that the calendar does not have. `text`
        case impossibleDate = "impossible-date"
        /// Not Base64 (RFC 4648 §4). `text` (what is wrong begins here)
        case badData = "bad-data"

        // MARK: XML, text

        /// `&` that begins no reference; read as itself.
        case bareAmpersand = "bare-ampersand"
        /// `<` that begins no tag; read as itself.
        case bareLessThan = "bare-less-than"
        /// `]]>` in text (XML 1.0 §2.4).
        case cdataEndInText = "cdata-end-in-text"
        /// A reference to an entity that XML does not predefine and the file does not declare; left as written. `entity`
        case undefinedEntity = "undefined-entity"
        /// A reference to an entity that the file declares; left as written. `entity`
        case entityNotExpanded = "entity-not-expanded"
        /// `&#...;` that names no character XML allows. `reference`
        case badCharacterReference = "bad-character-reference"
        /// `--` inside a comment (XML 1.0 §2.5).
        case commentDoubleHyphen = "comment-double-hyphen"
        /// A comment without `-->` (position: its start).
        case unclosedComment = "unclosed-comment"
        /// `<![CDATA[` without `]]>` (position: its start).
        case unclosedCDATA = "unclosed-cdata"

        // MARK: Binary property lists (line and column are nil)

        /// `bplist` followed by another version than `00`. `version`
        case binaryVersionUnsupported = "binary-version-unsupported"
        /// The last 32 bytes contradict themselves or the file. `field`
        case binaryTrailerInvalid = "binary-trailer-invalid"
        /// The offset table places an object outside the object table. `object`, `offset`
        case binaryOffsetOutOfRange = "binary-offset-out-of-range"
        /// A container refers to an object that does not exist. `object`, `reference`
        case binaryReferenceOutOfRange = "binary-reference-out-of-range"
        /// An object reaches beyond the object table. `object`
        case binaryObjectTruncated = "binary-object-truncated"
        /// A marker byte that no property list has. `object`, `marker` (hexadecimal)
        case binaryObjectUnknown = "binary-object-unknown"
        /// A container that contains itself. `object`
        case binaryCycle = "binary-cycle"
        /// A dictionary's key that is no string. `object`, `type`
        case binaryKeyNotString = "binary-key-not-string"
        /// A key given twice in one dictionary; the first counts and is kept. `key`
        case binaryDuplicateKey = "binary-duplicate-key"
        /// A string with bytes beyond ASCII, or UTF-16 with a lone surrogate. `object`
        case binaryStringInvalid = "binary-string-invalid"
        /// A UID, as keyed archives have it; read as an integer. `object`
        case binaryUID = "binary-uid"

        // MARK: JSON (RFC 8259)

        /// No value where one belongs. `found`
        case jsonValueExpected = "json-value-expected"
        /// No key where one belongs. `found`
        case jsonKeyExpected = "json-key-expected"
        /// Another character than one of these. `found`, `expected` (`:`, `, }` or `, ]`)
        case jsonPunctuationExpected = "json-punctuation-expected"
        /// A comma before `]` or `}`.
        case jsonTrailingComma = "json-trailing-comma"
        /// `//` or `/*`.
        case jsonComment = "json-comment"
        /// `NaN`, `Infinity` and their like. `text`
        case jsonNotANumber = "json-not-a-number"
        /// A word that JSON does not have, or has in small letters: `True`, `None`, `undefined`. `text`
        case jsonUnknownWord = "json-unknown-word"
        /// A string or key in single quotes.
        case jsonSingleQuotes = "json-single-quotes"
        /// A key without quotes. `key`
        case jsonUnquotedKey = "json-unquoted-key"
        /// A number with a leading zero or plus, or without digits where they belong. `text`
        case jsonBadNumber = "json-bad-number"
        /// A number beyond the range of a double. `text`
        case jsonNumberOutOfRange = "json-number-out-of-range"
        /// `\` before a character that takes none. `escape`
        case jsonBadEscape = "json-bad-escape"
        /// `\uD83D` without its partner. `escape`
        case jsonLoneSurrogate = "json-lone-surrogate"

        // MARK: OpenStep property lists and strings files

        /// No key where one belongs. `found`
        case openStepKeyExpected = "openstep-key-expected"
        /// No value where one belongs. `found`
        case openStepValueExpected = "openstep-value-expected"
        /// Another character than one of these. `found`, `expected` (`=`, `;` or `, )`)
        case openStepPunctuationExpected = "openstep-punctuation-expected"
        /// A member has no semicolon behind it (position: the end of its value). `key`
        case openStepSemicolonMissing = "openstep-semicolon-missing"
        /// A quoted string without its end (position: its start).
        case openStepUnclosedString = "openstep-unclosed-string"
        /// `/*` without `*/` (position: its start).
        case openStepUnclosedComment = "openstep-unclosed-comment"
        /// `<...>` with something else than pairs of hexadecimal digits. `text`
        case openStepBadData = "openstep-bad-data"

        // MARK: Build settings and lock files

        /// A line of an `*.xcconfig` that is neither a setting nor an `#include`. `text`
        case buildSettingSyntax = "build-setting-syntax"
        /// A lock file without any of the members that list packages. `expected` (their names)
        case packagesMissing = "packages-missing"

        // MARK: YAML

        /// A second document in the stream; it is not read.
        case yamlSeveralDocuments = "yaml-several-documents"
        /// A mapping's key that is a mapping, a sequence or an alias of one; its value is not read. `type`
        case yamlKeyNotScalar = "yaml-key-not-scalar"
        /// `*name` before `&name`; read as null. `alias`
        case yamlUndefinedAlias = "yaml-undefined-alias"
        /// `*name` inside the value of `&name`; read as null. `alias`
        case yamlAliasOfItself = "yaml-alias-of-itself"
        /// A tab that indents, or stands where a token begins.
        case yamlTab = "yaml-tab"
        /// A quoted scalar without its end (position: its start).
        case yamlUnclosedQuote = "yaml-unclosed-quote"
        /// `[` or `{` without its end (position: its start).
        case yamlUnclosedBracket = "yaml-unclosed-bracket"
        /// Another character than a comma or the closing bracket. `found`
        case yamlCommaExpected = "yaml-comma-expected"
        /// A line that belongs to nothing that is open at its indentation. `text`
        case yamlIndentation = "yaml-indentation"
        /// `key: value` where no mapping may begin, or a line in a mapping without a colon. `text`
        case yamlMappingNotAllowed = "yaml-mapping-not-allowed"
        /// `\` before a character that takes none, in double quotes. `text`
        case yamlBadEscape = "yaml-bad-escape"
        /// Any other breach of YAML's syntax. `text`
        case yamlSyntax = "yaml-syntax"

        // MARK: yarn.lock of Yarn 1

        /// A line that is indented as no open entry is. `text`
        case yarnIndentation = "yarn-indentation"
        /// A quoted word without its end (position: its start).
        case yarnUnclosedQuote = "yarn-unclosed-quote"
        /// Something that is neither key, value nor comment. `text`
        case yarnSyntax = "yarn-syntax"

        // MARK: Archives and their entries (line and column are nil)

        /// Named as a ZIP archive, but none.
        case notAnArchive = "not-an-archive"
        /// The archive breaks its format; what stood before is judged.
        case archiveDamaged = "archive-damaged"
        /// More entries than are read; those before are judged. `limit`
        case archiveTooManyEntries = "archive-too-many-entries"
        /// Its files hold more bytes than are read, or than an archive of its size has; those before are judged. `limit`
        case archiveTooLarge = "archive-too-large"
        /// No fault: what became of an archive. `read`, `others` (files)
        case archiveRead = "archive-read"
        /// A folder of what was built or fetched; it is ignored. `count` (its files)
        case folderLeftOut = "folder-left-out"
        /// An entry whose path is absolute or goes up; it is ignored.
        case entryOutside = "entry-outside"
        /// A link; it is ignored.
        case entryIsLink = "entry-is-link"
        /// An archive within the archive; it is ignored.
        case entryIsArchive = "entry-is-archive"
        /// An entry that needs a password; it is ignored.
        case entryEncrypted = "entry-encrypted"
        /// An entry in another compression than deflate; it is ignored.
        case entryCompression = "entry-compression"
        /// A second entry of one path; it is ignored.
        case entryRepeated = "entry-repeated"
        /// An entry larger than is read; it is ignored. `limit`
        case entryTooLarge = "entry-too-large"
        /// An entry behind as many files as are read; it is ignored. `limit`
        case entryTooMany = "entry-too-many"
        /// An entry whose data does not decompress; it is ignored.
        case entryDamaged = "entry-damaged"

        // MARK: Comments that speak to us

        /// A comment whose verb is none of ours, or that names no rule, or is too long.
        case remarkUnclear = "remark-unclear"
        /// A rule that does not exist, and none whose name is near. `rule`, `near` (empty)
        case remarkUnknownRule = "remark-unknown-rule"
        /// A rule that does not exist. `rule`, `near` (the one that comes nearest)
        case remarkMisspeltRule = "remark-misspelt-rule"
        /// A comment behind which there is nothing that it could go for.
        case remarkBehindAll = "remark-behind-all"

        // MARK: Sources

        /// More tokens than are read (position: the first one beyond); what stands before is judged. `limit`
        case tooManyTokens = "too-many-tokens"

        // MARK: Podfile

        /// A string, list of words or text of several lines without its end (position: its start).
        case podfileUnclosedLiteral = "podfile-unclosed-literal"
        /// `=begin` without `=end` (position: its start).
        case podfileUnclosedComment = "podfile-unclosed-comment"
    }
}
