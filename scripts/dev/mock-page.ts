// The page around the app as the server would send it: built index.html, texts of the language, the scenario's account.
// Nothing is drawn in advance: the app asks the mock for everything.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { OpenApi, Operation } from '../generate/document.ts'
import { chooseAnswer, exampleValue } from './mock-answers.ts'
import type { Scene } from './mock-scenarios.ts'

export interface MockPageOptions {
  /** The contract as it is now. */
  contract: () => OpenApi
  webDist: string
  mountPath: string
  /** Folder of the message catalogue, one folder a locale. */
  messages: string
  /** Folder of the demonstration pack. */
  pack: string
}

const defaultLocale = 'en-US'
export const mockToken = 'mock-token-of-this-session'

const readObject = async (file: string): Promise<Record<string, string>> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  return ((text === '' ? {} : parse(text)) as Record<string, string>) ?? {}
}

/** Texts of a language over those of the default one, the pack's own over both. */
export const readTexts = async (
  { messages, pack }: Pick<MockPageOptions, 'messages' | 'pack'>,
  locale: string,
): Promise<Record<string, string>> => {
  const texts: Record<string, string> = {}
  for (const one of new Set([defaultLocale, locale])) {
    const files = (await readdir(path.join(messages, one)).catch(() => []))
      .filter((name) => name.endsWith('.json'))
      .sort()
    for (const file of files) Object.assign(texts, await readObject(path.join(messages, one, file)))
    Object.assign(texts, await readObject(path.join(pack, 'texts', `${one}.yaml`)))
  }
  return texts
}

/**
 * The account the scene's answer of getAuth shows, or null. A session that has ended was there when the page was made.
 */
const accountOf = (document: OpenApi, scene: Scene): unknown => {
  const operation = Object.values(document.paths)
    .map((item) => item.get as Operation | undefined)
    .find((one) => one?.operationId === 'getAuth')
  if (scene.scenario.isSignedOut || !operation) return null
  const chosen = scene.scenario.refuses === 401 ? undefined : chooseAnswer(document, { operation, path: {} }, scene)
  const value = exampleValue(document, operation, chosen)
  return typeof value === 'string' && value !== '' ? (JSON.parse(value) as unknown) : null
}

const isRightToLeft = (locale: string): boolean => ['ar', 'fa', 'he', 'ur'].includes(locale.slice(0, 2))

const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** Languages the pack offers, canonical. */
const offered = async (messages: string): Promise<string[]> =>
  (await readdir(messages).catch(() => [defaultLocale])).sort()

/**
 * The page of one address below the mount.
 * @returns undefined while the web app is not built
 */
export const renderMockPage = async (
  options: MockPageOptions,
  pathname: string,
  scene: Scene,
): Promise<string | undefined> => {
  const { webDist, mountPath, messages } = options
  const { headers } = scene.scenario
  const template = await readFile(path.join(webDist, 'index.html'), 'utf8').catch(() => undefined)
  if (template === undefined) return undefined
  const asked = pathname
    .slice(mountPath.length + 1)
    .split('/')[0]
    ?.toLowerCase()
  const locale = (await offered(messages)).find((one) => one.toLowerCase() === asked) ?? defaultLocale
  const texts = await readTexts(options, locale)
  const account = accountOf(options.contract(), scene)
  const head =
    `<base href="${mountPath}/${locale}/help/"><meta name="_csrf" content="${mockToken}"><title>` +
    `${texts['support.site.title'] ?? 'Guidepost'}</title>`
  const data = [
    jsonScript('first-data', { locale, mountPath, apiBase: '/services/bft', texts, documents: {} }),
    jsonScript('visitor-data', {
      isInGameBrowser: headers?.isInGameBrowser === '1',
      embeddedGameName: headers?.embeddedGameName ?? null,
      login: { isLoggedIn: account !== null, account },
    }),
  ].join('')
  return template
    .replace(/<html[^>]*>/, `<html lang="${locale}" dir="${isRightToLeft(locale) ? 'rtl' : 'ltr'}">`)
    .replaceAll(/(src|href)="\.\//g, `$1="${mountPath}/static/app/`)
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-body-->', '')
    .replace('<!--page-data-->', () => data)
}
