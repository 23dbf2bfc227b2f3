// The rooms, each handed what it needs from the others as a port. Read it from top to bottom: nothing is used before it
// is made.
import { createAccountAddresses } from '../account/addresses.ts'
import { createAccountIdentities } from '../account/identities.ts'
import { createCallBackStore } from '../callbacks/store.ts'
import { createCasePace } from '../cases/pace.ts'
import { createCaseReads } from '../cases/reads.ts'
import { createCaseStore } from '../cases/store.ts'
import { createPenaltyReads } from '../penalties/reads.ts'
import { createPlayerStore } from '../players/store.ts'
import { createAvailabilities } from '../chat/availability.ts'
import { moveChats } from '../chat/holdings.ts'
import { createOwnDataHoldings } from '../own-data/holdings.ts'
import { createOwnDataStore } from '../own-data/store.ts'
import type { Holdings } from '../platform/holdings.ts'
import { accountHoldings, composeAccount } from './account.ts'
import { createAccountScope } from './account-scope.ts'
import { composeArticles } from './articles.ts'
import { composeBugSuggestion } from './bug-suggestion.ts'
import { composeCases } from './cases.ts'
import { composeCatalogue } from './catalogue.ts'
import { composeChat } from './chat.ts'
import { composeContact } from './contact.ts'
import { composeContactGate } from './contact-gate.ts'
import { composeContent } from './content.ts'
import type { Core } from './core.ts'
import { composeCrisis } from './crisis.ts'
import { composeDeflection } from './deflection.ts'
import { composeDemoFeedback } from './demo-feedback.ts'
import { composeDesk } from './desk.ts'
import { composeHandoff } from './handoff.ts'
import { composeIdentity } from './identity.ts'
import { composeIngame } from './ingame.ts'
import { composeLocalizations } from './localizations.ts'
import { composeLockedOut, createLockedOutStore } from './lockedout.ts'
import { composeMacros } from './macros.ts'
import { composeMail } from './mail.ts'
import { composeMailIn, composeReplyAddresses } from './mail-in.ts'
import { composeAnnouncer, composeNews } from './news.ts'
import { composeOwnData } from './own-data.ts'
import { composePage } from './page.ts'
import { composePenalties } from './penalties.ts'
import { composePlayers, playerSources } from './players.ts'
import { composePhone } from './phone.ts'
import { composeNotifications } from './notifications.ts'
import { composeReviewEvents, composeReviews } from './reviews.ts'
import type { Room } from './room.ts'
import { composeRouting } from './routing.ts'
import { createInterfaceWording } from '../localizations/interface-texts.ts'
import { composeSettings } from './settings.ts'
import { composeStudio } from './studio.ts'
import { composeSurvey } from './survey.ts'
import { composeUploads } from './uploads.ts'
import { composeTranslations, composeTranslator } from './translations.ts'
import { composeFlagging, composeSensitive } from './sensitive.ts'
import { createReviewStore } from '../reviews/store.ts'
import { createTranslationStore } from '../translations/store.ts'
import { composeTargetClocks, composeTargets } from './targets.ts'
import { composeTelemetry } from './telemetry.ts'
import { createValidationText } from './validation-text.ts'
import { composeVerification } from './verification.ts'
import { composeCallBacks } from './callbacks.ts'
import { composeWebhooks } from './webhooks.ts'

/** @returns the rooms in the order they are registered, the desk and the pages last, and what they keep of a person */
export const composeRooms = async (core: Core): Promise<{ rooms: readonly Room[]; holdings: readonly Holdings[] }> => {
  const text = createValidationText(core.texts)
  const announcer = composeAnnouncer(core)
  const mail = composeMail(core)
  const webhooks = composeWebhooks(core, { text, mailer: mail.mailer })
  // What rooms may ask of each other's tables; made of nothing but the database.
  const caseReads = createCaseReads(core.database)
  const penaltyReads = createPenaltyReads(core.database)
  const accountScope = createAccountScope(core.database)
  const callBackStore = createCallBackStore(core.database, caseReads)
  const reviewStore = createReviewStore(core.database, caseReads)
  const reviewEvents = composeReviewEvents(reviewStore, core)
  const onCase: typeof webhooks.onCase = async (happening) => {
    await webhooks.onCase(happening)
    await reviewEvents.onCase(happening)
  }
  const onErased = async (caseIds: readonly string[]): Promise<void> => {
    await webhooks.onErased(caseIds)
    await callBackStore.forget(caseIds)
    await reviewEvents.onErased()
  }
  const targetClocks = composeTargetClocks(core)
  const flagging = composeFlagging(core, caseReads)
  // Written by whatever stores something of an account, read at the desk.
  const players = createPlayerStore({ ...core, scope: accountScope })
  const caseStore = createCaseStore(
    core.database,
    announcer.changed,
    onCase,
    targetClocks.clocks,
    async ({ ownerId, contactName, contactEmail, locale, createdAt }) => {
      if (ownerId !== null)
        await players.held({ accountId: ownerId, displayName: contactName, email: contactEmail, locale, at: createdAt })
    },
    flagging.flagging,
  )
  // Written at the sign-in, read by whoever mails about an account.
  const addresses = createAccountAddresses(core)
  // The desk sees on cases and penalties when an account was opened by a code.
  const lockedOutStore = createLockedOutStore(core.database)

  const identities = createAccountIdentities(core)
  const identity = await composeIdentity(core, { useNonce: identities.useNonce })
  const gate = composeContactGate(core)
  const settings = composeSettings(core, { text })
  const localizations = composeLocalizations(core)
  const content = composeContent(core, { text })
  const translator = composeTranslator(core)

  const phone = composePhone(core, { challenge: gate.challenge, onProtection: webhooks.onProtection, text })
  const penalties = composePenalties(core, {
    accountOf: identities.accountOfSubject,
    isAccount: async (accountId) => (await players.find(accountId)) !== undefined,
    onAppeal: webhooks.onAppeal,
    addressOf: addresses.of,
    openingsOf: lockedOutStore.openings,
    onImposed: (accountId) => players.held({ accountId }),
    mailer: mail.mailer,
    text,
  })
  const survey = composeSurvey(core, { caseStore, reads: caseReads, text })
  const verification = composeVerification(core, { accountScope, preverify: gate.preverify, text })
  const availabilities = await createAvailabilities(core)
  const staffing = core.config.chatOffered === 'present' ? availabilities : null
  const catalogue = await composeCatalogue(core, {
    subjectOf: identities.subjectOf,
    penalties: penalties.service,
    staffing,
    text,
  })

  const uploads = composeUploads(core)
  const ingame = await composeIngame(core, {
    caseStore,
    cases: caseReads.joined,
    accountOf: identities.accountOfSubject,
  })
  const handoff = composeHandoff(core, { uploads: uploads.service, openedContextOf: ingame.service.opened })
  const macros = composeMacros(core, { text })
  const routing = composeRouting(core, {
    availabilities,
    isSharedMacro: macros.isShared,
    caseStore,
    isSchedule: targetClocks.isSchedule,
    isWorking: targetClocks.isWorking,
    text,
  })
  const targets = composeTargets(core, {
    ...targetClocks,
    caseStore,
    onChange: announcer.changed,
    onHappening: webhooks.onCase,
    teams: routing.teams,
    text,
  })
  const replyAddresses = composeReplyAddresses(core)
  const notifications = composeNotifications(core, { caseStore, mailer: mail.mailer, text })
  const translated = createTranslationStore({ ...core, isCase: caseReads.isThere })
  const cases = composeCases(core, {
    forgetTranslations: translated.forget,
    wishes: notifications.wishes,
    pushNews: notifications.push.announce,
    gameContextOf: ingame.service.ofCase,
    onChange: announcer.changed,
    onHappening: webhooks.onCase,
    askCallBack: callBackStore.ask,
    onErased,
    onMoved: moveChats(core.database),
    route: routing.route,
    isTeam: routing.isTeam,
    teamNames: async () => new Map((await routing.teams()).map(({ id, name }) => [id, name])),
    clocksOf: targetClocks.clocks.shownOf,
    clocks: targetClocks.clocks,
    flagging: flagging.flagging,
    uploads,
    store: caseStore,
    catalogue: catalogue.facts,
    phone,
    openingsOf: lockedOutStore.openings,
    survey: survey.service,
    mailer: mail.mailer,
    replyAddresses,
    text,
  })
  const callBacks = composeCallBacks(core, {
    store: callBackStore,
    onChange: announcer.changed,
    onUnreached: cases.notReached,
  })
  const reviews = composeReviews(core, { store: reviewStore, isTeam: routing.isTeam, text })
  const sensitive = composeSensitive(core, { ...flagging, caseStore, onHappening: webhooks.onCase, text })
  const translations = composeTranslations(core, { caseStore, store: translated, translator, text })
  const mailIn = composeMailIn(core, replyAddresses, {
    store: caseStore,
    service: cases.service,
    outbox: cases.outbox,
    checkFiles: cases.checkReplyFiles,
    files: cases.files,
    onChange: announcer.changed,
    onHappening: webhooks.onCase,
  })
  const news = await composeNews(core, { announcer, caseStore, cases: cases.service })
  const chat = await composeChat(core, {
    caseScope: caseReads.scope,
    caseStore,
    cases: cases.service,
    outbox: cases.outbox,
    channelOverrides: catalogue.channelOverrides,
    availabilities,
    flagging: flagging.flagging,
  })
  const lockedOut = composeLockedOut(core, {
    store: lockedOutStore,
    addresses,
    cases: cases.service,
    penalties: penalties.service,
    mailer: mail.mailer,
    text,
  })
  const deflection = composeDeflection(core)
  const contact = composeContact(core, {
    uploads: uploads.service,
    gate,
    catalogue: catalogue.facts,
    ownFields: catalogue.ownFields,
    phone: phone.rules,
    verification: verification.service,
    filing: cases.filing,
    filed: deflection.deflection.filed,
    attachGameContext: ingame.service.attach,
    chat,
    findPlayer: players.find,
    text,
  })

  const articles = await composeArticles(core, { ...deflection, askedIn: cases.askedIn })
  const crisis = await composeCrisis(core, {
    text,
    isMacro: macros.isThere,
    cases: createCasePace(core.database),
    waitingTopics: chat.waitingTopics,
    searches: articles.searchPace,
  })
  const studio = composeStudio(core, {
    text,
    translator,
    ...articles,
    topics: {
      openUse: cases.openUse,
      overriddenChannels: catalogue.overriddenChannels,
      endOverrides: catalogue.endOverrides,
      toldOf: catalogue.toldOf,
      wording: createInterfaceWording(core.content, core.messages, core.texts),
    },
  })
  const bugSuggestion = composeBugSuggestion(core)
  const telemetry = composeTelemetry(core, { heard: articles.heard })
  const demoFeedback = composeDemoFeedback(core, {
    notes: bugSuggestion.notes,
    feedback: articles.feedback,
    misses: articles.misses,
    deflectionAt: deflection.deflectionAt,
    surveys: survey.store,
    caseStore,
  })
  const playersRoom = composePlayers(core, {
    store: players,
    ...playerSources({ cases: caseReads, penalties: penaltyReads, addresses }),
    rooms: {
      cases: cases.playerCases.of,
      openCases: cases.playerCases.open,
      activeRestrictions: (accountIds) => penalties.activeOf(accountIds, core.clock.now()),
      penalties: async (accountId, most) => {
        const { items } = await penalties.desk.list(accountId, { cursor: undefined, limit: 100 })
        // What binds them comes before what is over, however long ago it was imposed.
        return items.toSorted((one, other) => Number(other.active) - Number(one.active)).slice(0, most)
      },
      appeals: async (accountId, most) =>
        (await penalties.appealsOf(accountId, most)).map(({ id, penaltyId, game, state, submittedAt, decidedAt }) => ({
          id,
          penaltyId,
          game,
          state,
          submittedDate: submittedAt,
          decidedAt,
        })),
      surveys: survey.service.ofAccount,
      verifications: async (accountId, limit) => ({
        newest: (await verification.service.history({ accountId, outcome: undefined }, { cursor: undefined, limit }))
          .items,
        lockedUntil: await verification.service.lockedUntil(accountId),
      }),
      phone: async (accountId) => ({
        number: await phone.service.numberOf(accountId),
        protectedSince: await phone.service.protectedSince(accountId),
      }),
      openings: async (accountId) => [...((await lockedOutStore.openings([accountId])).get(accountId) ?? [])],
    },
  })
  const ownDataStore = createOwnDataStore(core.database)
  const others = [
    settings,
    localizations,
    catalogue,
    articles,
    deflection,
    gate,
    contact,
    uploads,
    handoff,
    ingame,
    macros,
    routing,
    targets,
    cases,
    cases.desk(contact.fileForPlayer),
    sensitive,
    reviews,
    callBacks,
    webhooks,
    translations,
    news,
    notifications,
    survey,
    verification,
    phone,
    penalties,
    playersRoom,
    lockedOut,
    mail,
    mailIn,
    chat,
    crisis,
    bugSuggestion,
    telemetry,
    content,
    studio,
    ...(core.hasDemoFeedback ? [demoFeedback] : []),
  ].map(({ room }) => room)
  const holdings = [
    ...accountHoldings(core, { identities, addresses }),
    createOwnDataHoldings(ownDataStore, core.keys),
    ...others.flatMap((room) => room.holdings ?? []),
  ]
  const account = composeAccount(core, {
    identity,
    cases: cases.service,
    penalties: penalties.service,
    addresses,
    seen: players.seen,
    identities,
    holdings,
    mailer: mail.mailer,
    text,
    onSignIn: uploads.service.follow,
    onSignOut: notifications.push.end,
  })
  const ownData = composeOwnData(core, {
    store: ownDataStore,
    holdings,
    arrive: account.arrive,
    cases: cases.service,
    caseStore,
    uploads: uploads.store,
    onErased,
    text,
  })
  const served = [identity.room, account.room, ownData.room, ...others]
  const desk = composeDesk(core, {
    identity,
    rooms: served,
    chatStateOf: chat.chatStateOf,
    scoped: {
      scopeOfCase: caseReads.scopeOf,
      accountScope,
      caseOfChat: chat.caseIdOf,
      gameOf: penaltyReads.gameOf,
    },
    teamsAndLanguages: async () => {
      const [teams, said] = [await routing.teams(), await availabilities.all()]
      return (agentId) => ({
        teams: teams.flatMap(({ id, members }) => (members.includes(agentId) ? [id] : [])),
        languages: [...(said.get(agentId)?.languages ?? [])],
      })
    },
  })
  const page = composePage(core, {
    account: account.service,
    preverify: gate.preverify,
    crisisVersion: crisis.messages.version,
    channelVersion: catalogue.channelOverrides.version,
    readPreview: studio.previews.read,
  })
  return { rooms: [...served, desk.room, page.room], holdings }
}
