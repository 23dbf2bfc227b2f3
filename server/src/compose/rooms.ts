// The rooms, each handed what it needs from the others as a port. Read it from top to bottom: nothing is used before it
// is made.
import { createAccountAddresses } from '../account/addresses.ts'
import { createCaseStore } from '../cases/store.ts'
import { createAvailabilities } from '../chat/availability.ts'
import { composeAccount } from './account.ts'
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
import { composeDesk } from './desk.ts'
import { composeHandoff } from './handoff.ts'
import { composeIdentity } from './identity.ts'
import { composeIngame } from './ingame.ts'
import { composeLocalizations } from './localizations.ts'
import { composeMacros } from './macros.ts'
import { composeMail } from './mail.ts'
import { composeMailIn, composeReplyAddresses } from './mail-in.ts'
import { composeAnnouncer, composeNews } from './news.ts'
import { composeOwnData } from './own-data.ts'
import { composePage } from './page.ts'
import { composePenalties } from './penalties.ts'
import { composePhone } from './phone.ts'
import { composeNotifications } from './notifications.ts'
import type { Room } from './room.ts'
import { composeRouting } from './routing.ts'
import { composeSettings } from './settings.ts'
import { composeSurvey } from './survey.ts'
import { composeUploads } from './uploads.ts'
import { composeTelemetry } from './telemetry.ts'
import { createValidationText } from './validation-text.ts'
import { composeVerification } from './verification.ts'
import { composeCallBacks } from './callbacks.ts'
import { composeWebhooks } from './webhooks.ts'

/** @returns the rooms in the order they are registered: the contract's tags, the desk, the pages last */
export const composeRooms = async (core: Core): Promise<readonly Room[]> => {
  const text = createValidationText(core.texts)
  // Survey and cases read the same rows.
  const announcer = composeAnnouncer(core)
  const webhooks = composeWebhooks(core, { text })
  const callBacks = composeCallBacks(core, { onChange: announcer.changed })
  const onErased = async (caseIds: readonly string[]): Promise<void> => {
    await webhooks.onErased(caseIds)
    await callBacks.forget(caseIds)
  }
  const caseStore = createCaseStore(core.database, announcer.changed, webhooks.onCase)
  // Written at the sign-in, read by whoever mails about an account.
  const addresses = createAccountAddresses(core)

  const identity = await composeIdentity(core)
  const mail = composeMail(core)
  const gate = composeContactGate(core)
  const settings = composeSettings(core)
  const localizations = composeLocalizations(core)
  const content = composeContent(core, { text })
  const crisis = await composeCrisis(core, { text })

  const phone = composePhone(core, { challenge: gate.challenge, onProtection: webhooks.onProtection, text })
  const penalties = composePenalties(core, { addressOf: addresses.of, mailer: mail.mailer, text })
  const survey = composeSurvey(core, { caseStore, text })
  const verification = composeVerification(core, { preverify: gate.preverify, text })
  const availabilities = await createAvailabilities(core)
  const staffing = core.config.chatOffered === 'present' ? availabilities : null
  const catalogue = await composeCatalogue(core, { penalties: penalties.service, staffing, text })

  const uploads = composeUploads(core)
  const handoff = composeHandoff(core, { uploads: uploads.service })
  const ingame = await composeIngame(core, { caseStore })
  const macros = composeMacros(core, { text })
  const routing = composeRouting(core, { availabilities, isSharedMacro: macros.isShared, text })
  const replyAddresses = composeReplyAddresses(core)
  const notifications = composeNotifications(core, { caseStore, mailer: mail.mailer, text })
  const cases = composeCases(core, {
    wishes: notifications.wishes,
    pushNews: notifications.push.announce,
    gameContextOf: ingame.service.ofCase,
    onChange: announcer.changed,
    onHappening: webhooks.onCase,
    askCallBack: callBacks.ask,
    onErased,
    route: routing.route,
    isTeam: routing.isTeam,
    uploads,
    store: caseStore,
    catalogue: catalogue.facts,
    phone,
    survey: survey.service,
    mailer: mail.mailer,
    replyAddresses,
    text,
  })
  const mailIn = composeMailIn(core, replyAddresses, {
    store: caseStore,
    service: cases.service,
    outbox: cases.outbox,
    checkFiles: cases.checkReplyFiles,
    onChange: announcer.changed,
  })
  const news = await composeNews(core, { announcer, caseStore, cases: cases.service })
  const chat = await composeChat(core, {
    caseStore,
    cases: cases.service,
    outbox: cases.outbox,
    channelOverrides: catalogue.channelOverrides,
    availabilities,
  })
  const account = composeAccount(core, {
    identity,
    cases: cases.service,
    penalties: penalties.service,
    addresses,
    onSignIn: uploads.service.follow,
    onSignOut: notifications.push.end,
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
    text,
  })

  const articles = await composeArticles(core, { ...deflection, askedIn: cases.askedIn })
  const bugSuggestion = composeBugSuggestion(core)
  const telemetry = composeTelemetry(core, { heard: articles.heard })
  const ownData = composeOwnData(core, {
    addresses,
    cases: cases.service,
    caseStore,
    penalties: penalties.service,
    phone: phone.service,
    uploads,
    handoff: handoff.service,
    ingame: ingame.service,
    onErased,
    notifications: [notifications.store, notifications.pushStore, webhooks.log],
    verification: verification.service,
    articles,
    notes: bugSuggestion.notes,
    text,
  })

  const served = [
    identity,
    account,
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
    cases,
    callBacks,
    webhooks,
    news,
    notifications,
    ownData,
    survey,
    verification,
    phone,
    penalties,
    mail,
    mailIn,
    chat,
    crisis,
    bugSuggestion,
    telemetry,
    content,
  ].map(({ room }) => room)
  const desk = composeDesk(core, { identity, rooms: served, chatStateOf: chat.chatStateOf })
  const page = composePage(core, {
    account: account.service,
    preverify: gate.preverify,
    crisisVersion: crisis.messages.version,
    channelVersion: catalogue.channelOverrides.version,
  })
  return [...served, desk.room, page.room]
}
