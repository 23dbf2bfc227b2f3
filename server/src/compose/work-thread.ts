// What threads do beside the requests, by kind. Started by work.ts.
import { readMail, readMailText } from '../cases/mail/read-mail.ts'
import { changePack } from '../content/change-pack.ts'
import { checkPack, checkPicture } from '../content/pack/check-pack.ts'
import { readRichText } from '../content/pack/rich-text.ts'
import { serveThreadPool } from '../lib/pool-thread.ts'
import { readSource } from '../studio/compile.ts'
import { piecesOfMarkdown } from '../studio/machine/markdown-lines.ts'
import { doOutlineTask } from '../studio/topics/outline-work.ts'

const works = {
  markdown: readSource,
  words: readRichText,
  outline: doOutlineTask,
  pieces: piecesOfMarkdown,
  picture: checkPicture,
  pack: checkPack,
  change: changePack,
  mail: readMail,
  mailText: readMailText,
}
export type Works = typeof works

serveThreadPool(works)
