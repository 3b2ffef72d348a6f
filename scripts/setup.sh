# Sourced by the other scripts: checks the toolchain and installs missing Debian packages, as root or through sudo.

# What the toolchain needs to compile and link, and the libraries that the package links.
BUILD_PACKAGES="binutils gcc g++ libc6-dev libstdc++-12-dev pkg-config tzdata libxml2 libcurl4 libncurses6 libarchive-dev libsqlite3-dev libssl-dev libyaml-dev zlib1g-dev"

say() { printf '%s\n' "$*" >&2; }
fail() { say "error: $*"; exit 69; }

# The Swift toolchain comes with the machine: it is the one thing that these scripts do not install.
require_swift() {
    command -v swift >/dev/null 2>&1 ||
        fail "no Swift toolchain: install Swift 6.3 (https://www.swift.org/install/linux/) and put its bin folder on PATH."
}

require_swift_version() {
    swift --version 2>/dev/null | grep -Eq 'Swift version (6\.([3-9]|[1-9][0-9])|[7-9]|[1-9][0-9])' ||
        fail "Swift 6.3 or newer is needed; found: $(swift --version 2>&1 | head -n 1)"
}

# install_packages NAME...: installs those of the Debian packages that are missing.
install_packages() {
    command -v dpkg-query >/dev/null 2>&1 || fail "this is no Debian system; install what matches: $*"
    local missing=() as_root=() name
    for name in "$@"; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || missing+=("$name")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || fail "packages are missing; as root, run: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    say "installing ${missing[*]}"
    "${as_root[@]}" apt-get update -qq >&2 &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
        fail "apt-get could not install: ${missing[*]}"
}

# What every build needs.
prepare_build() {
    require_swift
    # shellcheck disable=SC2086
    install_packages $BUILD_PACKAGES
    require_swift_version
}
