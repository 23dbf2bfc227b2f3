// The rooms, one after another: each is given what those before it offer, so that nothing is used before it is made.
import { createAccountAddresses } from '../account/addresses.ts'
import { createOwnHoldings } from '../account/holdings.ts'
import { createAccountIdentities } from '../account/identities.ts'
import { createCallBackStore } from '../callbacks/store.ts'
import { createCaseReads } from '../cases/reads.ts'
import { createCaseFileStore } from '../cases/file-store.ts'
import { createOwnersList } from '../cases/owners-list.ts'
import { createCaseStore } from '../cases/store.ts'
import { createAvailabilities } from '../chat/availability.ts'
import { building } from '../lib/building.ts'
import { personIdOf } from '../lib/person.ts'
import { createLockedOutStore } from '../lockedout/store.ts'
import { createOwnDataHoldings } from '../own-data/holdings.ts'
import { createOwnDataStore } from '../own-data/store.ts'
import { createPenaltyReads } from '../penalties/reads.ts'
import { createPlatformHoldings } from '../platform/own-holdings.ts'
import { createPlayerStore } from '../players/store.ts'
import { createReviewEvents } from '../reviews/events.ts'
import { createReviewStore } from '../reviews/store.ts'
import { createTranslationStore } from '../translations/store.ts'
import { composeAccount } from './account.ts'
import { createAccountScope } from './account-scope.ts'
import { composeArticles, composeDeflection } from './articles.ts'
import { composeBugSuggestion } from './bug-suggestion.ts'
import { composeCallBacks } from './callbacks.ts'
import { composeCases } from './cases.ts'
import { composeCasesDesk } from './cases-desk.ts'
import { composeCatalogue } from './catalogue.ts'
import { composeChat } from './chat.ts'
import { composeContact } from './contact.ts'
import { composeContactGate } from './contact-gate.ts'
import { composeContent } from './content.ts'
import type { Core } from './core.ts'
import { composeCrisis } from './crisis.ts'
import { composeDemoFeedback } from './demo-feedback.ts'
import { composeDesk } from './desk.ts'
import { composeHandoff } from './handoff.ts'
import { composeIdentity } from './identity.ts'
import { composeIngame } from './ingame.ts'
import { composeLocalizations } from './localizations.ts'
import { composeLockedOut } from './lockedout.ts'
import { composeMacros } from './macros.ts'
import { composeMail } from './mail.ts'
import { composeMailIn, composeReplyAddresses } from './mail-in.ts'
import { composeAnnouncer, composeNews } from './news.ts'
import { composeNotifications } from './notifications.ts'
import { composeOwnData } from './own-data.ts'
import { composePage } from './page.ts'
import { composePenalties } from './penalties.ts'
import { composePhone } from './phone.ts'
import { composePlayers } from './players.ts'
import { composeReviews } from './reviews.ts'
import type { Knows, Shared, Shares } from './ports.ts'
import type { Room } from './room.ts'
import { composeRouting } from './routing.ts'
import { composeFlagging, composeSensitive } from './sensitive.ts'
import { composeSettings } from './settings.ts'
import { composeStudio } from './studio.ts'
import { composeSurvey } from './survey.ts'
import { composeClocks, composeTargets } from './targets.ts'
import { composeTelemetry } from './telemetry.ts'
import { composeTranslations, composeTranslator } from './translations.ts'
import { composeUploads } from './uploads.ts'
import { composeVerification } from './verification.ts'
import { composeWebhooks } from './webhooks.ts'

/** Rows of accounts, which others ask before the room itself is there. */
const accountRows = (made: Core): Shares<'addresses' | 'identities'> => {
  const parts = { addresses: createAccountAddresses(made), identities: createAccountIdentities(made) }
  return { ...parts, room: { holdings: createOwnHoldings({ ...made, ...parts }) } }
}

/** What rooms may ask of each other's tables; made of little but the database. */
const sharedRows = (made: Core) => {
  const { database } = made
  const caseReads = createCaseReads(database)
  const accountScope = createAccountScope(database)
  const callBacks = createCallBackStore(database, caseReads)
  const reviews = createReviewStore(database, caseReads)
  const lockedOut = createLockedOutStore(database)
  return {
    caseReads,
    accountScope,
    penaltyReads: createPenaltyReads(database),
    callBacks,
    askCallBack: callBacks.ask,
    reviews,
    reviewed: createReviewEvents(reviews, made),
    // Written by whatever stores something of an account, read at the desk.
    players: createPlayerStore({ ...made, scope: accountScope }),
    // The desk sees on cases and penalties when an account was opened by a code.
    lockedOut,
    openingsOf: lockedOut.openings,
    translations: createTranslationStore({ ...made, isCase: caseReads.isThere }),
  }
}

/** Cases, with whatever hears of a change within its transaction. */
const caseRows = (
  made: Knows<'callBacks' | 'clocks' | 'flagging' | 'onChange' | 'onErased' | 'onHappening' | 'players' | 'reviewed'>,
): Pick<Shared, 'caseStore' | 'fileStore' | 'onErased' | 'ownersList'> => {
  const { callBacks, clocks, flagging, onChange, onErased, onHappening, players, reviewed } = made
  return {
    onErased: async (caseIds) => {
      await onErased(caseIds)
      await callBacks.forget(caseIds)
      await reviewed.onErased()
    },
    fileStore: createCaseFileStore(made.database),
    ownersList: createOwnersList(made.database),
    caseStore: createCaseStore(
      made.database,
      onChange,
      async (happening) => {
        await onHappening(happening)
        await reviewed.onCase(happening)
      },
      clocks,
      async ({ ownerId: accountId, contactName: displayName, contactEmail: email, locale, createdAt: at }) => {
        const id = accountId ?? (email === null ? null : personIdOf(made.keys, email))
        if (id !== null) await players.held({ accountId: id, displayName, email, locale, at })
      },
      flagging,
    ),
  }
}

/** @returns the rooms in the order they are registered, the desk and the pages last */
export const composeRooms = async (core: Core): Promise<readonly Room[]> => {
  const rooms: Room[] = []
  await building({ ...core, rooms: rooms as readonly Room[] }, (room: Room) => void rooms.push(room))
    .with(({ database, sessions }) => ({ room: { holdings: createPlatformHoldings(database, sessions) } }))
    .with(accountRows)
    .with(({ database, keys }) => {
      const ownData = createOwnDataStore(database)
      return { ownData, room: { holdings: createOwnDataHoldings(ownData, keys) } }
    })
    .with(sharedRows)
    .with(composeTranslator)
    .with(async (made) => ({ availabilities: await createAvailabilities(made) }))
    .with(composeReplyAddresses)
    .with(composeAnnouncer)
    .with(composeMail)
    .with(composeWebhooks)
    .with(composeClocks)
    .with(composeFlagging)
    .with(caseRows)
    .with(composeIdentity)
    .with(composeContactGate)
    .with(composeSettings)
    .with(composeLocalizations)
    .with(composeContent)
    .with(composePhone)
    .with(composePenalties)
    .with(composeSurvey)
    .with(composeVerification)
    .with(composeCatalogue)
    .with(composeUploads)
    .with(composeIngame)
    .with(composeHandoff)
    .with(composeMacros)
    .with(composeRouting)
    .with(composeTargets)
    .with(composeNotifications)
    .with(composeCases)
    .with(composeSensitive)
    .with(composeReviews)
    .with(composeCallBacks)
    .with(composeTranslations)
    .with(composeMailIn)
    .with(composeNews)
    .with(composeChat)
    .with(composeDeflection)
    .with(composeContact)
    .with(composeCasesDesk)
    // After the cases: players who have both are known by what their cases say of them.
    .with(({ seedPenalties }) => ({ room: { seed: seedPenalties } }))
    .with(composePlayers)
    .with(composeLockedOut)
    .with(composeArticles)
    .with(composeCrisis)
    .with(composeStudio)
    .with(composeBugSuggestion)
    .with(composeTelemetry)
    .with(composeDemoFeedback)
    .with(composeAccount)
    .with(composeOwnData)
    .with(composeDesk)
    .with(composePage)
    .build()
  return rooms
}
