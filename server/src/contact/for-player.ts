// A case that a representative files for a player: of an account the desk knows, or of a mail address, and of a topic the
// representative sees.
import type { FileCaseRequest } from '#generated/server/desk/schemas.ts'
import { isWithinScope } from '../lib/caller-scope.ts'
import { problem } from '../platform/problems.ts'
import type { SubmitService } from './submit-service.ts'

interface ForPlayerDeps {
  submit: Pick<SubmitService, 'fileForPlayer'>
  findPlayer: (
    accountId: string,
  ) => Promise<{ accountId: string; displayName: string | null; email: string | null } | undefined>
  productOf: (locale: string, topicId: number) => string | undefined
}

export const createForPlayer =
  ({ submit, findPlayer, productOf }: ForPlayerDeps) =>
  async ({ accountId, categoryId: topicId, language: locale, ...request }: FileCaseRequest, agentId: string) => {
    const player = accountId === null ? undefined : await findPlayer(accountId)
    const isOfBothOrNone = (accountId === null) === (request.email === null)
    if (isOfBothOrNone || (accountId !== null && player === undefined))
      throw problem.validation({
        fieldErrors: [{ field: 'accountId', code: isOfBothOrNone ? 'required' : 'unknown' }],
      })
    const product = productOf(locale, topicId)
    if (product !== undefined && !isWithinScope({ game: product, language: locale }))
      throw problem.validation({ fieldErrors: [{ field: 'categoryId', code: 'unknown' }] })
    const account =
      player === undefined ? null : { id: player.accountId, displayName: player.displayName, email: player.email }
    return submit.fileForPlayer({ ...request, agentId, account, topicId, locale })
  }
