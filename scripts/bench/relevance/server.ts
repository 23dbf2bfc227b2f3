/** A started server with a set as its content: the figures players get, with the contract, the product filter and the locale in between. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import type { Opener } from './search-table.ts'
import type { SearchSet } from './sets.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const locales: Record<string, string> = { en: 'en-US', fr: 'fr-FR', pl: 'pl-PL', hu: 'hu-HU', ru: 'ru-RU', tr: 'tr-TR', nl: 'nl-NL', es: 'es-ES', it: 'it-IT', de: 'de-DE', ja: 'ja-JP', zh: 'zh-CN' }
const firstId = 100_000
/** Articles the portal links to must exist (ground G31); they belong to another product, so no query finds them. */
const fixed = { disclaimer: '9852', noPenalties: '99516', codeOfConduct: '42673', appealEligibility: '376472', smsProtection: '24140' }

const writePack = (set: SearchSet, locale: string, folder: string): void => {
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('pack.yaml', stringify({
    id: 'relevance', title: 'Relevance', version: '1', publisher: 'Measurement', defaultLocale: locale, locales: [locale],
    settings: {
      angularGamePages: 'all', useEmbeddedFlow: true, allowEmbeddedHome: true, hasSearchLink: true, helpArticles: fixed, flagshipGames: [], embeddedProducts: {},
      externalProtocols: {}, trustedHosts: [], untrustedHosts: [], inGameUserAgents: [], videoHosts: [],
    },
    features: {},
  }))
  write('assets/placeholder.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
  write('headers.yaml', stringify([{ name: 'all', title: 'All', order: 1 }]))
  for (const shortName of ['measured', 'services']) {
    write(`products/${shortName}/product.yaml`, stringify({
      shortName, name: shortName, titleText: shortName, tileText: shortName, header: 'all', publisher: 'Measurement', developers: 'Measurement', showCategories: false, baseUiName: shortName, order: 1,
    }))
    write(`products/${shortName}/categories.yaml`, '[]\n')
    write(`products/${shortName}/topics.yaml`, '[]\n')
  }
  const article = (id: string, product: string, title: string, text: string): void => write(`articles/${locale}/${id}-a.md`, `---\n${stringify({
    id, title, summary: title, type: 'INFO', products: [product], categories: [], keywords: [], updated: '2026-01-01', machineTranslation: false, guidedEntryCategoryId: 0, guidedEntryProduct: null, trending: false,
  })}---\n${text}\n`)
  for (const id of Object.values(fixed)) article(id, 'services', 'Fixed', 'Fixed')
  set.articles.forEach(({ title, text }, at) => article(String(firstId + at), 'measured', title, text || title))
}

const freePort = (): Promise<number> => new Promise((resolve, reject) => {
  const server = createServer().once('error', reject).listen(0, () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
})

export const openServer: Opener = async (set) => {
  const locale = locales[set.locale] ?? set.locale
  const folder = mkdtempSync(join(tmpdir(), 'relevance-'))
  writePack(set, locale, join(folder, 'pack'))
  const port = await freePort()
  const server = spawn(process.execPath, [join(project, 'server/src/server.ts')], {
    cwd: project, stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), CONTENT_PACK: join(folder, 'pack'), LIMITS_SCALE: '1000000', LOG_LEVEL: 'error', NODE_ENV: 'test' },
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => { said = (said + chunk.toString()).slice(-4000) })
  const close = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGTERM')) await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const root = `http://127.0.0.1:${port}`
  for (let wait = 0; ; wait++) {
    const isReady = await fetch(`${root}/readyz`).then(({ ok }) => ok, () => false)
    if (isReady) break
    if (server.exitCode !== null || wait > 300) {
      await close()
      throw new Error(`The server did not start with ${set.name}:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const session = await fetch(`${root}/services/bft/api/auth/${locale}`)
  const token = session.headers.get('x-csrf-token') ?? ''
  const cookie = session.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ')
  return {
    close,
    ask: async (query) => {
      const answer = await fetch(`${root}/services/bft/api/search`, {
        method: 'POST', headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie, locale },
        body: JSON.stringify({ searchTerm: query, subjectName: 'measured', sourceName: 'all', page: 1, locale, purpose: 'suggest' }),
      })
      if (!answer.ok) throw new Error(`${answer.status} for ${query}: ${await answer.text()}`)
      const { pagedResults } = (await answer.json()) as { pagedResults: { articleNumber: string }[] }
      return pagedResults.map(({ articleNumber }) => set.articles[Number(articleNumber) - firstId]!.id)
    },
  }
}
