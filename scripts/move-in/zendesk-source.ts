// Where a help centre is read from: a folder with what its API answered, or the help centre itself.
import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readJsonFolder } from './json-folder.ts'
import { MoveInError, type OldLibrary } from './library.ts'
import { mostPictureBytes } from './pictures.ts'
import { createZendeskApi, type ZendeskAccess } from './zendesk-api.ts'
import { noAnswers, takeAnswer } from './zendesk-answers.ts'
import { readZendesk } from './zendesk.ts'

/** `attachments/115001/gate.png`, `115001-gate.png`, `115001.png` or, where only one is called so, `gate.png`. */
const findFile = (paths: readonly string[], { id, name }: { id: string; name: string }): string | undefined => {
  const byId = paths.find((path) => path.split('/').some((part) => new RegExp(`^${id}(?:[-_.].*)?$`).test(part)))
  if (byId !== undefined || name === '') return byId
  const called = paths.filter((path) => basename(path) === name)
  return called.length === 1 ? called[0] : undefined
}

/** @param fetchFile undefined: what is not in the folder stays away */
export const readZendeskFolder = (
  folder: string,
  fetchFile: ((url: URL) => Promise<Buffer>) | undefined,
): OldLibrary => {
  const answers = noAnswers()
  const { findings, others, read } = readJsonFolder(folder, (content) => takeAnswer(answers, content))
  if (answers.articles.length === 0)
    throw new MoveInError(`${folder} holds no answer of /api/v2/help_center/articles: no file *.json has articles`)
  return readZendesk({
    answers,
    base: null,
    findings,
    read: async (attachment) => {
      const path = findFile(others, attachment)
      if (path !== undefined) {
        if (statSync(join(folder, path)).size > mostPictureBytes)
          throw new MoveInError(`has more than ${mostPictureBytes} bytes`)
        return read(path)
      }
      if (attachment.url === null || !URL.canParse(attachment.url)) throw new MoveInError('is not in the folder')
      if (fetchFile === undefined) throw new MoveInError('is not in the folder, and was not fetched')
      return fetchFile(new URL(attachment.url))
    },
  })
}

export const readZendeskSite = async (access: ZendeskAccess): Promise<OldLibrary> => {
  const api = createZendeskApi(access)
  return readZendesk({
    answers: await api.readAll(),
    base: access.base,
    findings: [],
    read: ({ id, name, url }) =>
      api.readFile(url ?? `/hc/article_attachments/${id}/${encodeURIComponent(name)}`, mostPictureBytes),
  })
}
