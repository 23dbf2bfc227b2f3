/** What a writer is told of a text beside its mistakes: nothing of it keeps anybody from publishing (CD-408). Pure. */
import type { StudioChecks } from '#generated/server/desk/schemas.ts'
import type { PackArticle } from '../../content/pack/format.ts'
import { splitFrontMatter } from '../../content/pack/yaml-file.ts'
import type { Content } from '../../content/types.ts'
import { deadLinksOf, insecureLinksIn, type PortalPlace } from './links.ts'
import type { Reading } from './reading.ts'
import { wrongTermsIn } from './terms.ts'

const mostLinks = 100

export const checksOf = (
  content: Content,
  {
    locale,
    source,
    article,
    reading,
  }: { locale: string; source: string; article: PackArticle | undefined; reading: Reading },
  place: PortalPlace,
): StudioChecks => {
  const lines = source.split('\n')
  const lineOf = (target: string): number => Math.max(1, lines.findIndex((line) => line.includes(target)) + 1)
  // Anchors get a prefix when the text is made safe.
  const asWritten = (target: string): string => target.replace(/^#kb-/, '#')
  const dead = [...(article ? deadLinksOf(content, article, place) : []), ...insecureLinksIn(source)]
  const parts = splitFrontMatter(source)
  // Keywords are what players type, whatever it is.
  const head = parts?.head.replace(/^(?!title:|summary:|problem:).*$/gm, '') ?? ''
  const glossary = content.settings.studio?.glossary?.[locale.slice(0, 2)] ?? []
  const { words, minutes, age, longSentences } = reading
  return {
    words,
    minutes,
    readingAge: age,
    longSentences,
    links: dead
      .slice(0, mostLinks)
      .map(({ target, fault }) => ({ line: lineOf(asWritten(target)), target: asWritten(target), fault })),
    terms: parts ? [...wrongTermsIn(head, glossary, 2), ...wrongTermsIn(parts.body, glossary, parts.bodyLine)] : [],
  }
}
