// Wire ⇄ domain of the desk's calls about crisis messages: what players see at once.
import type { CrisisMessageRequest, CrisisPreview, DeskMessage } from '#generated/server/desk/schemas.ts'
import type { LocalContent } from '../../content/types.ts'
import { agentOf, type DeskScope } from '../../desk/scope.ts'
import { isWithinScope } from '../../lib/caller-scope.ts'
import { demandMark } from '../../platform/marks.ts'
import { BusyError } from '../../lib/thread-pool.ts'
import { problem, refusalBy } from '../../platform/problems.ts'
import type { CrisisSources } from '../ports.ts'
import type { CrisisMessageStore } from '../published-messages.ts'
import { isInForce, stateOf } from '../rules.ts'
import type { CrisisMessageDraft, CrisisTexts, StoredCrisisMessage } from '../types.ts'
import { bodyIn, messageIn, type ReadersRules } from '../view.ts'
import { deskMessage, draftOf, mayRead, outside } from './view.ts'
import { created, done, ok } from '../../platform/contract/answers.ts'

interface CrisisDeskDeps {
  messages: Pick<CrisisMessageStore, 'list' | 'find' | 'create' | 'replace' | 'remove' | 'addUpdate' | 'now'>
  /** @throws OverLimitError */
  compile: (body: string) => Promise<string>
  sources: CrisisSources
  local: (locale: string) => LocalContent
  locales: () => readonly string[]
  isMacro: (id: string) => Promise<boolean>
  rules: () => ReadersRules
  now: () => Date
  text: (code: string) => string
}

const parts = ['title', 'summary', 'body'] as const

export const registerCrisisDesk = (
  desk: DeskScope,
  { messages, compile, sources, local, locales, isMacro, rules, now, text }: CrisisDeskDeps,
): void => {
  const refuse = refusalBy(text)
  const inDefault = (): LocalContent => local(rules().defaultLocale)

  const demandText = (field: string, texts: CrisisTexts): void => {
    if (texts[rules().defaultLocale] === undefined) throw refuse(`${field}.${rules().defaultLocale}`, 'required')
  }
  /** @throws 422 for one that takes too long to read, or that a library fails at, at its language */
  const compiled = (body: string, locale: string): Promise<string> =>
    compile(body).catch((error: unknown) => {
      if (error instanceof BusyError) throw error
      const message = 'takes too long to read: make it shorter, or simpler'
      throw problem.validation({
        fieldErrors: [{ field: `body.${locale}`, code: 'content', message }],
        errorCodes: { content: message },
      })
    })
  const demandDraft = async (draft: CrisisMessageDraft, request: CrisisMessageRequest): Promise<void> => {
    const present = inDefault()
    const { game: named } = request
    // Judged although `games` says more: a caller that is refused it there is refused it here.
    if (named !== null && !(present.product(named) && isWithinScope({ game: named }))) throw refuse('game', 'unknown')
    for (const [index, game] of draft.games.entries())
      if (!present.product(game)) throw refuse(`games.${index}`, 'unknown')
    for (const [index, language] of draft.languages.entries())
      if (!locales().includes(language)) throw refuse(`languages.${index}`, 'unknown')
    for (const [index, topic] of draft.topics.entries()) {
      const its = present.topic(topic)
      if (!its || !isWithinScope({ game: its.product })) throw refuse(`topics.${index}`, 'unknown')
    }
    if (draft.articleId !== null && !present.article(draft.articleId)) throw refuse('articleId', 'unknown')
    if (draft.macroId !== null && !(await isMacro(draft.macroId))) throw refuse('macroId', 'unknown')
    if (draft.startsAt !== null && draft.endsAt !== null && draft.endsAt <= draft.startsAt)
      throw refuse('endsAt', 'order')
    for (const part of parts) demandText(part, draft[part])
    const [beyond] = outside(draft)
    if (beyond !== undefined) throw refuse(beyond, draft[beyond].length === 0 ? 'required' : 'unknown')
    for (const [locale, body] of Object.entries(draft.body)) await compiled(body, locale)
  }
  const find = async (id: string): Promise<StoredCrisisMessage> => {
    const message = await messages.find(id)
    if (!message || !mayRead(message)) throw problem.notFound()
    return message
  }
  const findToChange = async (id: string): Promise<StoredCrisisMessage> => {
    const message = await find(id)
    if (outside(message).length > 0) throw problem.forbidden('it concerns more than lies within your scope')
    return message
  }
  const shown = async (id: string): Promise<{ status: 200; body: DeskMessage }> =>
    ok(deskMessage((await messages.find(id))!, messages.now()))

  desk.bind('crisis', {
    listCrisisMessages: async () =>
      ok((await messages.list()).filter(mayRead).map((message) => deskMessage(message, messages.now()))),
    createCrisisMessage: async ({ body, request }) => {
      const draft = draftOf(body)
      await demandDraft(draft, body)
      const made = await messages.create(draft, agentOf(request).id)
      return created(deskMessage(made, messages.now()))
    },
    replaceCrisisMessage: async ({ params, body, headers, request }) => {
      demandMark(headers['if-match'], deskMessage(await findToChange(params.messageId), messages.now()))
      const draft = draftOf(body)
      await demandDraft(draft, body)
      await messages.replace(params.messageId, draft, agentOf(request).id)
      return shown(params.messageId)
    },
    deleteCrisisMessage: async ({ params, request }) => {
      await findToChange(params.messageId)
      await messages.remove(params.messageId, agentOf(request).id)
      return done
    },
    previewCrisisMessage: async ({ body: { message, language } }) => {
      if (!locales().includes(language)) throw refuse('language', 'unknown')
      const draft = draftOf(message)
      const html = await compiled(bodyIn(draft, language, rules()), language)
      const preview: CrisisPreview = {
        message: messageIn(
          { ...draft, id: 'preview', updates: [], resolvedAt: null },
          draft.startsAt ?? messages.now(),
          local(language),
          { rules: rules(), html: () => html },
        ),
        missing: parts.filter((part) => draft[part][language] === undefined),
      }
      return ok(preview)
    },
    addCrisisUpdate: async ({ params, body, request }) => {
      const message = await findToChange(params.messageId)
      demandText('text', body.text)
      const state = stateOf(message, messages.now())
      if (state !== 'planned' && state !== 'running') throw problem.changed({ detail: 'it neither runs nor is to' })
      await messages.addUpdate(message.id, body.text, agentOf(request).id)
      return shown(message.id)
    },
    resolveCrisisMessage: async ({ params, body, request }) => {
      const message = await findToChange(params.messageId)
      demandText('text', body.text)
      const state = stateOf(message, messages.now())
      if (!isInForce(state) || message.resolvedAt !== null) throw problem.changed({ detail: 'it does not run' })
      await messages.addUpdate(message.id, body.text, agentOf(request).id, body.shownMinutes)
      return shown(message.id)
    },
    getCrisisFigures: async ({ params }) => {
      const { games, topics } = await find(params.messageId)
      const at = now()
      const cases = await sources.cases({ games, topics }, at)
      return ok({
        at: at.toISOString(),
        cases: cases.pace,
        openCases: cases.open,
        waitingChats: await sources.waitingChats({ games, topics }),
        searches: await sources.searches(games, at),
        topics: cases.topics.map(({ categoryId, cases: times }) => ({
          categoryId,
          name: inDefault().topic(categoryId)?.name ?? String(categoryId),
          cases: times,
        })),
      })
    },
  })
}
