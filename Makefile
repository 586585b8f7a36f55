# Every command of the project. `make help` lists them; what they need is installed by scripts/setup.

SWIFT ?= swift
PREFIX ?= /usr
DESTDIR ?=
INSTALL ?= install

# The shape that ships: Swift's own libraries inside, the C libraries shared. Every release build of
# the project uses it, so that they share one build folder.
RELEASE := -c release --static-swift-stdlib
BINARIES := $(CURDIR)/.build/release

# The tests that boot the virtual panel, which the plain run leaves out, and the panel itself.
PANEL_TESTS := VirtualPanelTests
ORDEAL_TESTS := ordeal
PANEL := $(CURDIR)/.build/virtual-panel

# Programs to learn from.
EXAMPLES := Control TwoViews Wayfinder

# Debug builds are tens of times slower on pixels, and allocate where what ships does not.
OPTIMISED_TESTS := AllocationCountingTests|CompositionTests|DisplayOutputTests|GesturesTests|KioskRuntimeTests|NavigationTests|PresenceTests|TouchInputTests

.PHONY: help
help: ## List these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 23

.PHONY: demo
demo: build ## Set up, build and show the demo: on the panel where KMS is free, else as pictures
	$(BINARIES)/kiosk-navigator demo build/demo

.PHONY: preview
preview: build ## Set up, build and show the demo in a window of the desktop
	$(SWIFT) build $(RELEASE) --product kiosk-preview
	$(BINARIES)/kiosk-preview --config config/kiosk.yaml

.PHONY: wayfinder
wayfinder: ## Set up, build and show the museum guide, a program of views, in a window
	scripts/setup build
	$(SWIFT) build $(RELEASE) --product Wayfinder
	$(SWIFT) build $(RELEASE) --product kiosk-preview
	$(BINARIES)/kiosk-preview --program $(BINARIES)/Wayfinder

.PHONY: picture
picture: ## Make the README's picture anew, in its place
	$(SWIFT) build $(RELEASE) --product kiosk-navigator
	$(BINARIES)/kiosk-navigator replay --config config/kiosk.yaml --refresh 18 \
		--touch Documentation/pictures/swipe.evemu --filmstrip Documentation/pictures/swipe.png

.PHONY: pictures
pictures: picture ## Make all pictures of the examples anew, in their places: look at what has changed
	REMAKE_EXAMPLES=1 $(SWIFT) test --filter ExampleTests
	for name in $(EXAMPLES); do \
		.build/debug/$$name replay --touch Examples/$$name/$$name.evemu --refresh 5 \
			--filmstrip Examples/$$name/$$name.png || exit; \
	done

.PHONY: build
build: ## Set up and build the program
	scripts/setup build
	$(SWIFT) build $(RELEASE) --product kiosk-navigator

.PHONY: mqtt
mqtt: ## Set up and build the bridge to an MQTT broker
	scripts/setup build
	$(SWIFT) build $(RELEASE) --product kiosk-mqtt

.PHONY: test
test: ## Set up and run everything: format, tests, virtual panel
	scripts/setup test
	$(MAKE) lint unit type-check unit-release allocations deb panel ordeal bench

.PHONY: lint
lint: ## Check the format of the sources
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Examples Fuzz

.PHONY: unit
unit: ## Run the tests that need neither kernel nor panel
	$(SWIFT) test --skip $(PANEL_TESTS)

.PHONY: type-check
type-check: ## Check that no expression of the examples takes the compiler longer than 300 ms
	$(SWIFT) build --target KioskUI
	for name in $(EXAMPLES); do \
		find Examples/$$name -name '*.swift' -exec \
			scripts/type-check --limit 300 "$$($(SWIFT) build --show-bin-path)" {} + || exit; \
	done

.PHONY: unit-release
unit-release: ## Run the tests of pixels and allocations on optimised code
	# Tests cannot link Swift's libraries statically; a folder of their own spares both a rebuild.
	$(SWIFT) test -c release -Xswiftc -enable-testing --scratch-path .build/optimised-tests \
		--filter '$(OPTIMISED_TESTS)'

.PHONY: allocations
allocations: ## Show that replay allocates nothing per touch sample or frame
	$(SWIFT) build $(RELEASE) --product kiosk-navigator
	scripts/test-allocations

.PHONY: bench
bench: ## Print figures: composition against the best copy of the same bytes, start, memory
	$(SWIFT) build $(RELEASE) --product kiosk-navigator
	$(SWIFT) build $(RELEASE) --product benchmarks
	.build/release/benchmarks

.PHONY: fuzz
fuzz: ## Throw at each reader of hostile bytes what a fuzzer invents, for FUZZ_SECONDS (60) each
	scripts/fuzz

.PHONY: sanitize
sanitize: ## Run the tests of `unit` under the address and the thread sanitizer
	scripts/sanitize address
	scripts/sanitize leaks
	scripts/sanitize thread

.PHONY: panel
panel: ## Run the kiosk on a real kernel with virtual displays and a virtual touchscreen
	$(SWIFT) build $(RELEASE) --product kiosk-navigator
	$(SWIFT) build $(RELEASE) --product virtual-touchscreen
	$(SWIFT) build $(RELEASE) --product TwoViews
	scripts/virtual-panel/build $(BINARIES) $(PANEL)
	scripts/virtual-panel/build-service $(BINARIES) $(PANEL)
	VIRTUAL_PANEL=$(PANEL) $(SWIFT) test --filter $(PANEL_TESTS) --skip $(ORDEAL_TESTS)

.PHONY: ordeal
ordeal: deb ## Install the package on a Debian machine, and do to it what happens to a panel in years
	$(SWIFT) build $(RELEASE) --product virtual-touchscreen
	$(SWIFT) build $(RELEASE) --product TwoViews
	scripts/virtual-panel/build $(BINARIES) $(PANEL)
	scripts/virtual-panel/build-ordeal build/deb $(BINARIES) $(PANEL)
	VIRTUAL_PANEL=$(PANEL) $(SWIFT) test --filter $(ORDEAL_TESTS)

.PHONY: latency
latency: ## Measure the delay from touch to glass on the virtual panel, and draw its chart
	scripts/setup test
	$(SWIFT) build $(RELEASE) --product kiosk-navigator
	$(SWIFT) build $(RELEASE) --product virtual-touchscreen
	$(SWIFT) build $(RELEASE) --product pacing-chart
	$(SWIFT) build $(RELEASE) --product TwoViews
	scripts/virtual-panel/build $(BINARIES) $(PANEL)
	scripts/virtual-panel/measure $(PANEL) $(CURDIR)/build/latency
	$(BINARIES)/pacing-chart build/latency/pacing Documentation/pictures/latency.png \
		build/latency/touches

# Where systemd, udev and the journal look for what a package brings: below LIBDIR, but for Debian 12,
# whose packages name the units' folder by a link to it.
LIBDIR ?= $(PREFIX)/lib
UNITDIR ?= $(LIBDIR)/systemd/system
SYSCONFDIR ?= /etc

install-demo = $(INSTALL) -D -m 644 -t $(1) config/kiosk.yaml && \
	$(INSTALL) -D -m 644 -t $(1)/screens config/screens/*

.PHONY: install
install: ## Install what make build built, service and demo below DESTDIR; keep a configuration
	@test -x $(BINARIES)/kiosk-navigator || { echo "not built yet: run make build first"; exit 1; }
	$(INSTALL) -D -m 755 $(BINARIES)/kiosk-navigator $(DESTDIR)$(PREFIX)/bin/kiosk-navigator
	$(INSTALL) -D -m 644 -t $(DESTDIR)$(UNITDIR) \
		systemd/kiosk-navigator.service systemd/kiosk-navigator@.service
	sed -i 's|^ExecStart=/usr/|ExecStart=$(PREFIX)/|' $(DESTDIR)$(UNITDIR)/kiosk-navigator*.service
	$(INSTALL) -D -m 644 systemd/sysusers.conf $(DESTDIR)$(LIBDIR)/sysusers.d/kiosk-navigator.conf
	$(INSTALL) -D -m 644 -t $(DESTDIR)$(LIBDIR)/udev/rules.d systemd/70-kiosk-navigator.rules
	$(INSTALL) -D -m 644 -t $(DESTDIR)$(LIBDIR)/systemd/catalog systemd/kiosk-navigator.catalog
	$(INSTALL) -D -m 644 -t $(DESTDIR)$(PREFIX)/share/man/man1 Documentation/kiosk-navigator.1
	$(INSTALL) -D -m 644 completions/kiosk-navigator.bash \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions/kiosk-navigator
	$(INSTALL) -D -m 644 -t $(DESTDIR)$(PREFIX)/share/doc/kiosk-navigator/examples \
		systemd/examples/*
	$(call install-demo,$(DESTDIR)$(PREFIX)/share/kiosk-navigator/demo)
	# What a deployer wrote is not overwritten by an update.
	test -e $(DESTDIR)$(SYSCONFDIR)/kiosk-navigator/kiosk.yaml || \
		{ $(call install-demo,$(DESTDIR)$(SYSCONFDIR)/kiosk-navigator); }

.PHONY: install-preview
install-preview: ## Install what make preview built, for a desktop, below DESTDIR
	@test -x $(BINARIES)/kiosk-preview || { echo "not built yet: run make preview first"; exit 1; }
	$(INSTALL) -D -m 755 $(BINARIES)/kiosk-preview $(DESTDIR)$(PREFIX)/bin/kiosk-preview
	$(INSTALL) -D -m 644 -t $(DESTDIR)$(PREFIX)/share/man/man1 Documentation/kiosk-preview.1

.PHONY: install-mqtt
install-mqtt: ## Install the bridge to an MQTT broker, its units and an example, below DESTDIR
	@test -x $(BINARIES)/kiosk-mqtt || { echo "not built yet: run make mqtt first"; exit 1; }
	$(INSTALL) -D -m 755 $(BINARIES)/kiosk-mqtt $(DESTDIR)$(PREFIX)/bin/kiosk-mqtt
	$(INSTALL) -D -m 644 -t $(DESTDIR)$(UNITDIR) systemd/kiosk-mqtt.service systemd/kiosk-mqtt@.service
	sed -i 's|^ExecStart=/usr/|ExecStart=$(PREFIX)/|' $(DESTDIR)$(UNITDIR)/kiosk-mqtt*.service
	$(INSTALL) -D -m 644 -t $(DESTDIR)$(PREFIX)/share/man/man1 Documentation/kiosk-mqtt.1
	$(INSTALL) -D -m 644 -t $(DESTDIR)$(PREFIX)/share/doc/kiosk-mqtt/examples config/mqtt.yaml

# Names the packages by another version than debian/changelog's, as a test of an update needs.
DEB_VERSION ?=

.PHONY: deb
deb: ## Set up and build the Debian packages, into build/deb, and check them with lintian
	scripts/setup package
	rm -rf build/deb
	mkdir -p build/deb
	DEB_VERSION=$(DEB_VERSION) dpkg-buildpackage --no-sign --build=binary \
		--buildinfo-file=build/deb/kiosk-navigator.buildinfo --buildinfo-option=-ubuild/deb \
		--changes-file=build/deb/kiosk-navigator.changes --changes-option=-ubuild/deb
	lintian --allow-root --fail-on error,warning build/deb/kiosk-navigator.changes
	scripts/check-packages build/deb

# What debian/rules calls: nothing is set up, so that it runs where a package builder has done so.
.PHONY: build-packaged
build-packaged:
	$(SWIFT) build $(RELEASE) --product kiosk-navigator
	$(SWIFT) build $(RELEASE) --product kiosk-preview
	$(SWIFT) build $(RELEASE) --product kiosk-mqtt
