# Guidepost. `make help` lists what there is; `make start` and `make test` do all the set-up themselves.
SHELL := /bin/bash
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
# Node keeps what it compiled: TypeScript is stripped once, not at every start.
export NODE_COMPILE_CACHE ?= $(CURDIR)/.cache/compile
.DEFAULT_GOAL := help
.PHONY: help start test deep setup generate mock dev check lint types unit e2e content sdk release backup restore lab clean

help: ## list the commands
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16
start: ## install, build and serve the product with the demonstration pack (PORT, DATA_DIR settable)
	@bash scripts/start.sh
test: ## the gate: lint, types, unit, house, contract, both databases, browser; tells which deep parts are stale
	@bash scripts/test.sh
deep: ## what the gate leaves out, in parts of an hour at most, written into tests/deep.md; goes on where it was (PART=name)
	@bash scripts/deep.sh $(PART)
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
unit: setup ## unit, house, contract and store tests (SQLite and PostgreSQL; DATABASE=postgres: what asks a test server, on PostgreSQL)
	@bash scripts/setup.sh postgres && $(if $(DATABASE),TEST_DATABASE=$(DATABASE),) vitest run --config scripts/check/vitest.config.ts
e2e: setup ## end-to-end tests in Chromium (LOOKS=whole: every screen in every size and scheme)
	@bash scripts/setup.sh chromium && bash scripts/build.sh && SERVER_ENTRY=server/dist/server.js playwright test --config tests/e2e/playwright.config.ts
content: setup ## validate a content pack and swap it in: make content PACK=dir
	@node scripts/content/import.ts "$(PACK)" $(if $(OVERWRITE),--overwrite,)
sdk: setup ## kits for partners in seven languages, the packed client and the packed mock, compiled and called, into .cache/sdk
	@bash scripts/setup.sh mono godot; node scripts/sdk/index.ts
release: setup ## the built server becomes the release that the next ones are run beside, the contract what changes are compared with (server/UPGRADING.md)
	@bash scripts/build.sh && node scripts/release/pack.ts && node scripts/release/contract.ts
backup: setup ## copy database, files and keys: make backup TO=folder (the server may run)
	@bash scripts/guidepost.sh backup "$(TO)"
restore: setup ## into an empty DATA_DIR or database, compared: make restore FROM=folder
	@bash scripts/guidepost.sh restore "$(FROM)" --verify
lab: ## measurements, long tests and pictures: lists them; make lab DO=name runs one (its variables beside it)
	@$(MAKE) --no-print-directory -f scripts/lab/Makefile $(or $(DO),list)
clean: ## remove what was built (not the data)
	@rm -rf web/dist server/dist .cache test-results coverage
