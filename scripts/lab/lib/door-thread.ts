// What is read by commands of an operator, or is a function alone, on a thread that can be ended: each says what it took, in
// milliseconds of processor time.
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { judgePicture } from '../../move-in/pictures.ts'
import { plainMarkdown } from '../../move-in/markdown-dialects.ts'
import { toMarkdown } from '../../move-in/to-markdown.ts'
import { readWordPressFile } from '../../move-in/wordpress.ts'
import { accountOf, defaultClaimNames } from '../../../server/src/account/claims.ts'
import { serveThreadPool } from '../../../server/src/lib/pool-thread.ts'

const spent = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
const timed = (work: () => unknown): number => {
  const before = spent()
  work()
  return spent() - before
}

/** One page whose content this is. */
const exported = (content: string): string =>
  '<rss><channel><language>en-US</language><item><title>T</title><wp:post_id>1</wp:post_id>' +
  '<wp:post_type>page</wp:post_type><wp:status>publish</wp:status>' +
  `<content:encoded><![CDATA[${content.replaceAll(']]>', '')}]]></content:encoded></item></channel></rss>`

const works = {
  picture: (text: string): number => timed(() => judgePicture(Buffer.from(text))),
  wordpress: (text: string): number => {
    const file = join(tmpdir(), `guidepost-door-${process.pid}-${threadId}.xml`)
    writeFileSync(file, exported(text))
    const took = timed(() => readWordPressFile(file))
    rmSync(file)
    return took
  },
  page: (html: string): number =>
    timed(() =>
      toMarkdown(html, {
        link: (href) => href,
        picture: () => undefined,
        videoHosts: [],
        note: () => undefined,
        anchors: new Set(),
      }),
    ),
  markdown: (text: string): number => timed(() => plainMarkdown(text, () => undefined)),
  claims: (text: string): number => {
    const claims = { sub: 'ada', name: text, email: text, locale: text, region: text, roles: [text] }
    return timed(() => accountOf(claims, defaultClaimNames))
  },
}
export type DoorWorks = typeof works

serveThreadPool(works)
