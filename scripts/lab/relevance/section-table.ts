/** Which section of an article is shown as the answer to a question (tests/journeys/sections.tsv), without a server. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answerLines } from '../../../server/src/articles/answer-lines.ts'
import { blocksOf } from '../../../server/src/articles/article-blocks.ts'
import { compileContent } from '../../../server/src/content/compile-content.ts'
import { loadPack } from '../../../server/src/content/pack/load-pack.ts'
import { folderFiles } from '../../../server/src/content/pack/pack-files.ts'
import { isKeptApart } from './journeys.ts'
import type { Line } from './report.ts'

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

export const sectionLines = (onMiss: (line: string) => void): Line[] => {
  const { document } = loadPack(folderFiles(folder('server/content/demo')))
  const local = compileContent(document, { mountPath: '/support', importedAt: '2026-11-18T09:30:00.000Z' }).in('en-US')
  const asked = readFileSync(folder('tests/journeys/sections.tsv'), 'utf8').trim().split('\n')
  const rights = asked.map((line) => {
    const [id = '', heading, question = ''] = line.split('\t')
    const isApart = isKeptApart('sections', question)
    const article = local.article(id)!
    const headings = ['-', ...blocksOf(article.body).flatMap(({ kind, text }) => (kind === 'heading' ? text : []))]
    const lines = answerLines(question, local)
    const shown = headings[lines.chapterOf(article)]
    if (shown !== heading && !isApart)
      onMiss(
        `section | ${id} | ${question} | ${heading} | ${shown} | ${lines
          .of(article)
          .map(({ text }) => text)
          .join('')}`,
      )
    return { isApart, isRight: shown === heading }
  })
  return [...Map.groupBy(rights, ({ isApart }) => isApart)].map(([isApart, of]) => {
    const right = of.filter(({ isRight }) => isRight).length
    return {
      measure: `the section that answers${isApart ? ', kept apart' : ''}`,
      value: right / of.length,
      note: `${right} of ${of.length}`,
    }
  })
}
