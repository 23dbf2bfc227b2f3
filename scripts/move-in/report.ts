// What did not come along as it was: for people (report.md) and programs (report.json). Nothing in it tells the time, so
// that a second run writes the same.
import { findingKinds, order, type Finding, type FindingKind, type OldLibrary } from './library.ts'

export interface ReportCounts {
  articles: number
  drafts: number
  versions: number
  places: number
  pictures: number
  redirects: number
  languages: readonly string[]
}

export interface ReportLine extends Omit<Finding, 'title'> {
  count: number
}
export interface Report {
  source: string
  counts: ReportCounts
  byKind: Partial<Record<FindingKind, number>>
  items: { key: string | null; title: string; lines: ReportLine[] }[]
}

/** As Markdown shows it, letter by letter. */
export const plain = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/[\\`*_[\]<>#|&]/g, String.raw`\$&`)
    .slice(0, 300)

/** The same of one article and language is one line. */
export const makeReport = (
  { kind }: Pick<OldLibrary, 'kind'>,
  counts: ReportCounts,
  findings: readonly Finding[],
): Report => {
  const items = new Map<string, { key: string | null; title: string; lines: Map<string, ReportLine> }>()
  const byKind: Report['byKind'] = {}
  for (const { key, title, locale, what, detail } of findings) {
    const item = items.get(key ?? '') ?? { key, title, lines: new Map<string, ReportLine>() }
    items.set(key ?? '', item)
    const same = `${locale ?? ''}\n${what}\n${detail}`
    const line = item.lines.get(same) ?? { key, locale, what, detail, count: 0 }
    line.count++
    item.lines.set(same, line)
    byKind[what] = (byKind[what] ?? 0) + 1
  }
  return {
    source: kind,
    counts,
    byKind: Object.fromEntries(Object.entries(byKind).sort(([a], [b]) => order(a, b))),
    items: [...items]
      .sort(([a], [b]) => order(a, b))
      .map(([, { key, title, lines }]) => ({
        key,
        title,
        lines: [...lines].sort(([a], [b]) => order(a, b)).map(([, line]) => line),
      })),
  }
}

export const printReport = ({ source, counts, byKind, items }: Report): string => {
  const kinds = Object.entries(byKind) as [FindingKind, number][]
  const lines = [
    `# Moved in from ${source}`,
    '',
    `${counts.articles} articles in ${counts.languages.length} languages (${counts.languages.join(', ')}; ${counts.versions} texts), ` +
      `${counts.drafts} drafts, ${counts.places} categories, ${counts.pictures} pictures, ${counts.redirects} old addresses.`,
    '',
    ...(kinds.length === 0
      ? ['Everything came along as it was.']
      : [
          '| what | how often |',
          '| --- | --- |',
          ...kinds.map(([kind, count]) => `| ${findingKinds[kind]} | ${count} |`),
        ]),
    ...items.flatMap(({ key, title, lines: found }) => [
      '',
      `## ${key === null ? 'The source' : `${plain(title)} (${plain(key)})`}`,
      '',
      ...found.map(
        ({ locale, what, detail, count }) =>
          `- ${locale === null ? '' : `${locale}: `}${findingKinds[what]}: ${plain(detail)}${count === 1 ? '' : ` (${count} times)`}`,
      ),
    ]),
  ]
  return `${lines.join('\n')}\n`
}
