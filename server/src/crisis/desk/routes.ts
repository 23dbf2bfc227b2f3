// Wire ⇄ domain of the desk's calls about crisis messages: what players see at once.
import type { CrisisMessageRequest, DeskMessage, FieldErrorCode } from '#generated/server/desk/schemas.ts'
import { agentOf, type DeskScope } from '../../desk/scope.ts'
import { problem } from '../../platform/problems.ts'

type StoredMessage = Omit<DeskMessage, 'changedBy'> & { changedBy: string }

export interface CrisisDeskDeps {
  messages: {
    list: () => Promise<StoredMessage[]>
    create: (draft: CrisisMessageRequest, by: string) => Promise<StoredMessage>
    replace: (id: string, draft: CrisisMessageRequest, by: string) => Promise<StoredMessage | undefined>
    remove: (id: string) => Promise<boolean>
  }
  isProduct: (shortName: string) => boolean
  defaultLocale: () => string
  text: (code: string) => string
}

export const registerCrisisDesk = (
  desk: DeskScope,
  { messages, isProduct, defaultLocale, text }: CrisisDeskDeps,
): void => {
  const refuse = (field: string, code: FieldErrorCode): Error =>
    problem.validation({ fieldErrors: [{ field, code }], errorCodes: { [code]: text(code) } })
  const demandMessage = (draft: CrisisMessageRequest): void => {
    if (draft.game !== null && !isProduct(draft.game)) throw refuse('game', 'unknown')
    for (const part of ['title', 'summary', 'body'] as const) {
      if (draft[part][defaultLocale()] === undefined) throw refuse(`${part}.${defaultLocale()}`, 'required')
    }
  }

  desk.bind('crisis', {
    listCrisisMessages: async () => ({ status: 200, body: await messages.list() }),
    createCrisisMessage: async ({ body, request }) => {
      demandMessage(body)
      return { status: 201, body: await messages.create(body, agentOf(request).id) }
    },
    replaceCrisisMessage: async ({ params, body, request }) => {
      demandMessage(body)
      const replaced = await messages.replace(params.messageId, body, agentOf(request).id)
      if (!replaced) throw problem.notFound()
      return { status: 200, body: replaced }
    },
    deleteCrisisMessage: async ({ params }) => {
      if (!(await messages.remove(params.messageId))) throw problem.notFound()
      return { status: 204 }
    },
  })
}
