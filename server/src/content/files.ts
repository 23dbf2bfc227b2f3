// A pack's document written as files again, so that a changed part is checked by the very reader that imports folders.
// Each entry is one line of JSON, so that a mistake's line leads back to it.
import type { PackDocument } from './pack/document.ts'

type Files = Record<string, string | Buffer>

/** One entry a line. */
const lines = (entries: readonly object[] | readonly string[]): string =>
  `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`

/** @param assets bytes by path below assets/ */
export const filesOf = (pack: PackDocument, assets: ReadonlyMap<string, Buffer>): Files => {
  const files: Files = {
    'pack.yaml': JSON.stringify(pack.pack),
    'headers.yaml': lines(pack.headers),
    'promos.yaml': lines(pack.promos),
    'crisis.yaml': lines(pack.crisis),
    'penalty-reasons.yaml': lines(pack.penaltyReasons),
    'login-options.yaml': JSON.stringify(pack.loginOptions),
  }
  if (pack.redirects !== undefined) files['redirects.yaml'] = JSON.stringify(pack.redirects)
  for (const [locale, texts] of Object.entries(pack.texts)) files[`texts/${locale}.yaml`] = JSON.stringify(texts)
  for (const [locale, groups] of Object.entries(pack.synonyms))
    files[`synonyms/${locale}.yaml`] = JSON.stringify(groups)
  for (const { product, categories, topics, trending, selfServices, resources } of pack.products) {
    const at = (name: string): string => `products/${product.shortName}/${name}.yaml`
    files[at('product')] = JSON.stringify(product)
    for (const [name, entries] of Object.entries({
      categories,
      topics,
      trending,
      'self-services': selfServices,
      resources,
    })) {
      if (entries.length > 0) files[at(name)] = lines(entries)
    }
  }
  for (const { locale, body, ...head } of pack.articles)
    files[`articles/${locale}/${head.id}.md`] = `---\n${JSON.stringify(head)}\n---\n${body}\n`
  for (const { path } of pack.assets) files[`assets/${path}`] = assets.get(path) ?? Buffer.alloc(0)
  return files
}

/**
 * Which entry a mistake in one of these files is about: by file and line, back from `filesOf`. undefined where a file
 * holds no list.
 */
export const entryAt = (pack: PackDocument, file: string, line: number): string | undefined => {
  const index = line - 2
  const [folder, owner, name] = file.split('/')
  if (folder === 'headers.yaml') return pack.headers[index]?.name
  if (folder === 'promos.yaml') return pack.promos[index]?.id
  if (folder === 'crisis.yaml') return pack.crisis[index]?.id
  const topic =
    name === 'topics.yaml' ? pack.products.find(({ product }) => product.shortName === owner)?.topics[index] : undefined
  return topic && `${owner}~${topic.id}`
}
