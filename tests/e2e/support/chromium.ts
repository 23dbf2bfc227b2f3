import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'

/**
 * Debian's Chromium without a window: half the work of a page in the one that could show it. Where it is not installed,
 * that one.
 */
export const chromiumPath = (): string => (existsSync(shell) ? shell : '/usr/bin/chromium')
