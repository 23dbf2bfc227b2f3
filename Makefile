# Guidepost. `make help` lists what there is; `make start` and `make test` do all the set-up themselves.
SHELL := /bin/bash
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
# Node keeps what it compiled: TypeScript is stripped once, not at every start.
export NODE_COMPILE_CACHE ?= $(CURDIR)/.cache/compile
.DEFAULT_GOAL := help
.PHONY: help start test deep image-test long-s3 long-clamd long-uploads long-restarts long-upgrade release long-streams long-mail long-inputs long-merge long-desk long-kubernetes setup generate mock dev check lint types unit unit-postgres mutation e2e content requirements graph bench bench-studio soak capacity chaos abuse-eval fuzz relevance semantic plans screens gallery sdk sbom check-config backup restore clean

help: ## list the commands
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16
start: ## install, build and serve the product with the demonstration pack (PORT, DATA_DIR settable)
	@bash scripts/start.sh
test: ## the gate: lint, types, unit, house, contract, both databases, browser; tells which deep parts are stale
	@bash scripts/test.sh
deep: ## what the gate leaves out, in parts of an hour at most, written into tests/deep.md; goes on where it was (PART=name)
	@bash scripts/deep.sh $(PART)
image-test: setup ## the Dockerfile's steps without an engine, and what comes out started (minutes; asks the npm registry)
	@vitest run --config tests/deploy/vitest.config.ts
long-s3: setup ## files on a server that checks signatures and hashes: versitygw, built once (minutes; asks the Go proxy)
	@bash scripts/setup.sh versitygw && VERSITYGW="$${VERSITYGW:-$(CURDIR)/.cache/bin/versitygw}" vitest run --config tests/long/vitest.config.ts tests/long/s3.long.ts

long-clamd: setup ## files looked into by ClamAV's daemon, with a signature of our own (half a minute; asks Debian for it once)
	@bash scripts/setup.sh clamd && vitest run --config tests/long/vitest.config.ts tests/long/clamd.long.ts
long-uploads: setup ## 4 x 15 MB cut off ten times each, the server killed twice: whole, nothing sent twice, nothing left, in a folder and on S3 (a minute)
	@vitest run --config tests/long/vitest.config.ts tests/long/uploads.long.ts
long-restarts: setup ## two instances restarted ten times while 100,000 requests come: none fails (minutes; REQUESTS, RESTARTS; RELEASES=2: the release before and this one in turn)
	@bash scripts/setup.sh postgres && bash scripts/build.sh && SERVER_ENTRY=server/dist/server.js vitest run --config tests/long/vitest.config.ts tests/long/restarts.long.ts
long-upgrade: setup ## a million cases upgraded from the release before while it answers 100 requests a second, the migrator killed five times (15 minutes; CASES, RATE)
	@bash scripts/setup.sh postgres && vitest run --config tests/long/vitest.config.ts tests/long/upgrade.long.ts
release: setup ## the built server becomes the release that the next ones are run beside, the contract what changes are compared with (server/UPGRADING.md)
	@bash scripts/build.sh && node scripts/release/pack.ts && node scripts/release/contract.ts
long-streams: setup ## ten thousand open event streams on one process: memory, processor, how soon a change arrives (3 minutes; STREAMS, DATABASE=postgres)
	@vitest run --config tests/long/vitest.config.ts tests/long/streams.long.ts
long-mail: setup ## ten thousand answers by mail over SMTP, own, foreign, forged, automatic, the server killed four times: none lost, none in a wrong case (minutes; MAILS, KILLS, DATABASE=postgres)
	@$(if $(DATABASE),bash scripts/setup.sh postgres &&,) vitest run --config tests/long/vitest.config.ts tests/long/mail.long.ts
long-inputs: setup ## inputs of a folder fed line by line over SMTP and the API, on both databases: each gives what its INDEX.tsv says (half a minute; INPUTS=folder)
	@bash scripts/setup.sh postgres && vitest run --config tests/long/vitest.config.ts --reporter=verbose tests/long/inputs.long.ts
long-merge: setup ## two accounts of five thousand cases each become one, on both databases: nothing lost, nobody waits (2 minutes; CASES)
	@vitest run --config tests/long/vitest.config.ts tests/long/merge.long.ts
long-kubernetes: ## server/operations/kubernetes built by kustomize, held against Kubernetes' schemas (minutes once; asks the Go proxy and PyPI)
	@bash scripts/dev/kubernetes.sh
setup: ## only install what is needed
	@bash scripts/setup.sh
generate: setup ## openapi/ and message catalogue → generated/
	@node scripts/generate/index.ts
mock: setup ## the web app against the contract alone, both watched (PORT settable; DRAFTS=1: with openapi/drafts)
	@node scripts/dev/mock.ts
dev: setup ## the product from its sources: the server restarts, pages change in place (PORT, DATA_DIR settable; Ctrl+C stops)
	@node scripts/dev/dev.ts
check: setup ## before each commit, a minute: format, lint, types, unit tests of what changed since main
	@node scripts/check/check.ts
lint: setup ## format, code (oxlint and the own rules), packages and the rules of the contract
	@bash scripts/check/lint.sh
types: setup ## TypeScript over every file of the tree
	@bash scripts/check/types.sh
unit: setup ## unit, house, contract and store tests (SQLite and PostgreSQL)
	@bash scripts/setup.sh postgres && vitest run --config scripts/check/vitest.config.ts
unit-postgres: setup ## what asks a test server, each of them on PostgreSQL
	@bash scripts/setup.sh postgres && TEST_DATABASE=postgres vitest run --config scripts/check/vitest.config.ts
mutation: setup ## which changes of the sources no unit test notices: StrykerJS, score by folder (FOLDER=web/src/lib; long)
	@node scripts/check/mutation.ts "$(FOLDER)"
e2e: setup ## end-to-end tests in Chromium (LOOKS=whole: every screen in every size and scheme)
	@bash scripts/setup.sh chromium && bash scripts/build.sh && SERVER_ENTRY=server/dist/server.js playwright test --config tests/e2e/playwright.config.ts
content: setup ## validate a content pack and swap it in: make content PACK=dir
	@node scripts/content/import.ts "$(PACK)" $(if $(OVERWRITE),--overwrite,)
graph: setup ## who imports whom between folders (DOT=1: for Graphviz); circles fail
	@node scripts/check/graph.ts $(if $(DOT),--dot,)
requirements: ## coverage of tests/requirements.tsv by the tests that ran last (AREA=… lists what is missing)
	@node scripts/check/requirements.ts $(AREA)
bench: setup ## speed as ratios in one run (PEERS=1: others beside it, too; OSTICKET_SOURCE=folder)
	@bash scripts/setup.sh postgres $(if $(PEERS),osticket,) && bash scripts/build.sh && node scripts/bench/index.ts $(if $(PEERS),&& node scripts/bench/peers/index.ts,)
bench-studio: setup ## one article (KIND=topics: a game's topics) published among 20,000 in five languages: waits, and until players see it (DATABASE=postgres: at two instances)
	@$(if $(filter postgres,$(DATABASE)),bash scripts/setup.sh postgres &&,) node scripts/bench/studio.ts
soak: setup ## memory and handles under a mixed load (MINUTES=60, LOAD=0.5 of one processor)
	@bash scripts/build.sh && $(if $(MINUTES),MINUTES=$(MINUTES),) $(if $(LOAD),LOAD=$(LOAD),) node scripts/bench/soak.ts
fuzz: setup ## the contract under fire: REQUESTS=100000 SEED=1, own fuzzer and schemathesis
	@node scripts/fuzz/index.ts "$(REQUESTS)" "$(SEED)"; own=$$?; node scripts/fuzz/schemathesis.ts "$(EXAMPLES)" "$(SEED)" && exit $$own
relevance: setup ## search and suggestion quality on the data sets (SERVER=1: through the API of a started server; DATA_SETS=folder)
	@node scripts/bench/relevance.ts $(if $(SERVER),--server,)
semantic: ## a table of what words mean for SEMANTIC_MODEL, from an English sentence model (python3, pip; FROM, TO, LANGUAGES settable)
	@bash scripts/semantic/index.sh "$(FROM)" "$(TO)" "$(LANGUAGES)"
capacity: setup ## what each kind of request costs, what a day of players needs, and a day replayed against it (3 minutes; DAY_SECONDS, LOAD)
	@bash scripts/build.sh && node scripts/capacity/index.ts
chaos: setup ## 1,000 cases, replies, resolves, surveys, appeals and uploads through broken connections and two kills of the server, then compare (minutes; DATABASE=postgres, FILES=s3, CASES, KILLS, SEED; CASES=50000 KILLS=200 are 100,000 acknowledged)
	@$(if $(DATABASE),bash scripts/setup.sh postgres &&,) $(if $(KILLS),KILLS=$(KILLS),) node scripts/chaos/index.ts $(CASES) $(if $(DATABASE),--postgres,) $(if $(FILES),--s3,)
plans: setup ## statements that read a growing table whole, on both databases with a million cases (many minutes; CASES)
	@bash scripts/setup.sh postgres && node scripts/plans/index.ts $(CASES)
abuse-eval: setup ## quality of the abusive-language check on the data sets (DATA_SETS=folder)
	@node scripts/bench/abuse-eval.ts
screens: setup ## every screen of players and of the desk in each size, colour scheme and language, as pictures in screens/ (minutes)
	@bash scripts/setup.sh chromium && bash scripts/build.sh && node scripts/dev/screens.ts
long-desk: setup ## 200 cases at the desk by keys alone: keys and seconds a case (minutes; CASES)
	@bash scripts/setup.sh chromium && bash scripts/build.sh && SERVER_ENTRY=server/dist/server.js node scripts/dev/desk-keys.ts
gallery: setup ## all parts of the page in all their states (PORT; PICTURES=1: into screens/ instead)
	@node scripts/dev/gallery.ts $(if $(PICTURES),--pictures)
sdk: setup ## kits for partners in seven languages, the packed client and the packed mock, compiled and called, into .cache/sdk
	@bash scripts/setup.sh mono godot; node scripts/sdk/index.ts
sbom: setup ## bill of materials (CycloneDX) and licences of what is shipped, into .cache/sbom
	@bash scripts/dev/sbom.sh
check-config: setup ## read the settings and name the first wrong one
	@bash scripts/guidepost.sh check-config
backup: setup ## copy database, files and keys: make backup TO=folder (the server may run)
	@bash scripts/guidepost.sh backup "$(TO)"
restore: setup ## into an empty DATA_DIR or database, compared: make restore FROM=folder
	@bash scripts/guidepost.sh restore "$(FROM)" --verify
clean: ## remove what was built (not the data)
	@rm -rf web/dist server/dist .cache test-results coverage
