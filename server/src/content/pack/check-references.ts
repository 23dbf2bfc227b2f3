import type { Mention, PackReport } from './mistakes.ts'

/** `products/wow/…` → `wow`: what a product's folder names must lie in the same folder. */
const productFolder = (mention: Mention): string | undefined => /^products\/([^/]+)\//.exec(mention.file)?.[1]

/**
 * Compares all definitions with all references: a name defined twice, a name nobody defined, a category of another
 * product, a leaf without its topic. Each is reported where it stands.
 */
export const checkReferences = (report: PackReport): void => {
  const defined = new Map<string, Mention>()
  for (const mention of report.definitions) {
    const key = `${mention.kind}\n${mention.name}`
    const first = defined.get(key)
    if (!first) defined.set(key, mention)
    // A leaf is a category too, which has been reported already.
    else if (mention.kind !== 'leaf category')
      complain(
        report,
        mention,
        `${mention.kind} "${mention.name}" is defined twice, first in ${first.file}:${first.line}`,
      )
  }
  for (const mention of report.references) {
    const target = defined.get(`${mention.kind}\n${mention.name}`)
    if (!target) complain(report, mention, `there is no ${mention.kind} "${mention.name}"`)
    else if (
      mention.kind.endsWith('category') &&
      productFolder(mention) &&
      productFolder(mention) !== productFolder(target)
    ) {
      complain(report, mention, `category ${mention.name} belongs to product "${productFolder(target)}"`)
    }
  }
  for (const leaf of report.definitions.filter((mention) => mention.kind === 'leaf category')) {
    if (!defined.has(`topic\n${leaf.name}`))
      complain(report, leaf, `leaf category ${leaf.name} has no topic in products/${productFolder(leaf)}/topics.yaml`)
  }
}

const complain = (report: PackReport, at: Mention, message: string): void => {
  report.mistakes.push({ file: at.file, line: at.line, message })
}
