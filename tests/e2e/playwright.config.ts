// End-to-end tests: a real server process, a real Chromium. Run by `make e2e`; a path or -g narrows it.
import { defineConfig, devices } from '@playwright/test'
import { chromiumPath } from './support/chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Beside the gate's other lanes two keep two cores busy; what people have seconds for is not to be missed for load.
  workers: 2,
  // Limits say that something hangs, not how fast a machine is: a shared one may stand still for seconds.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // What stands in an approved tree is all there is, unless the tree itself says `/children: contain`.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/approved/{arg}{ext}', children: 'deep-equal' },
  },
  reporter: process.env['CI'] ? [['line'], ['json', { outputFile: '../../.cache/reports/e2e.json' }]] : [['list']],
  globalSetup: './support/global-setup.ts',
  use: {
    // A press that never comes names its line, which the limit of the whole test would not.
    actionTimeout: 90_000,
    ...devices['Desktop Chrome'],
    channel: undefined,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // Nothing fades or glides but where a test is about it: each frame is drawn by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test costs a third of the run; switch it on with --trace when one fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The browser without a window never learns that its line is fast, and would fetch pictures from afar.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
})
