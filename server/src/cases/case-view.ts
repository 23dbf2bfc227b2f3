// Domain → wire: the case as the page sees it, by owner or by link (decisions-cases B4 to B6, C1 to C17).
import type {
  CaseAttachment as WireAttachment,
  CaseLine,
  CaseNumber as WireNumber,
  CaseEvent as WireEvent,
  CaseSummary,
  SupportCase,
} from '#generated/server/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import { textToHtml } from '../lib/html.ts'
import type { Asker } from './case-entry.ts'
import { mediaTypeOf, previewTypeOf, type CaseFiles } from './case-files.ts'
import type { CaseCatalogue } from './ports.ts'
import { flagsOf, maskPhone } from './rules.ts'
import type { CaseAccess, CaseAttachment, CaseEvent, CaseNumber, CaseRecord, CaseThread } from './types.ts'

export interface ViewContext {
  locale: string
  now: string
  access: CaseAccess
  catalogue: CaseCatalogue
  fileStateOf: CaseFiles['stateOf']
}

/** As whoever asks may see it: its channels are those open to them. */
export const viewFor = (
  { catalogue, files, clock }: { catalogue: CaseCatalogue; files: Pick<CaseFiles, 'stateOf'>; clock: Clock },
  { locale, visitor }: Asker,
  access: CaseAccess,
): ViewContext => ({
  locale,
  now: clock.now().toISOString(),
  access,
  catalogue: { ...catalogue, channels: (topicId, wanted) => catalogue.channels(topicId, wanted, visitor) },
  fileStateOf: files.stateOf,
})

const numberOf = ({ id, region }: CaseNumber): WireNumber => ({ id, region: region as WireNumber['region'] })

const channelOf = { TICKET: 'ticket', CHAT: 'chat', PHONE_CALLBACK: 'phone' } as const

const isCancelled = ({ status, cancelledAt }: CaseRecord): boolean => status === 'RESOLVED' && cancelledAt !== null

/** A cancelled case says so, and so does one that goes on in another (T16, CD-328). */
const stateOf = (record: CaseRecord): string => {
  if (record.mergedInto !== null) return 'merged'
  return isCancelled(record) ? 'cancelled' : record.status.toLowerCase()
}

/** Letters a line in a list holds. */
const excerptMax = 160

/** The first line of a text that says anything; null where there is none (amendment T10, CD-125). */
export const excerptOf = (text: string | null | undefined): string | null => {
  const line = text
    ?.split(/[\r\n]+/)
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
    .find((each) => each !== '')
  if (line === undefined) return null
  // Whole letters, as people count them: no half of an emoji, no accent without its letter.
  if (line.length <= excerptMax) return line
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (kept.length + segment.length >= excerptMax) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/** What the player began with, if it was the player who began. */
const beginningOf = ([first]: readonly CaseEvent[]): string | null =>
  first?.eventType === 'CONTACT' && !first.isCompany ? first.text : null

export const summaryOf = (
  record: CaseRecord,
  beginning: string | null | undefined,
  { locale, now, access, catalogue }: ViewContext,
): CaseSummary => {
  const availableChannels = [...catalogue.channels(record.topicId, locale)]
  const hasChannels = availableChannels.length > 0
  const flags = flagsOf(record, { now, hasChannels, access })
  const product = catalogue.product(record.product, locale)
  return {
    id: record.id,
    region: record.region,
    subject: record.subject,
    excerpt: excerptOf(beginning),
    status: record.status,
    // A cancelled case stays resolved and says what became of it (amendment T16).
    statusKey: `support.case.status.${stateOf(record)}`,
    statusType: flags.isArchived ? 'ARCHIVED' : 'ACTIVE',
    createdAt: record.createdAt,
    statusChangedAt: record.statusChangedAt,
    relativeTimestamp: record.updatedAt,
    locked: record.isLocked,
    type: record.type,
    resolverType: record.resolverType,
    cancellable: flags.cancellable,
    isCancellable: flags.cancellable,
    unread: flags.unread,
    categoryId: record.topicId,
    baseUiName: product?.baseUiName ?? 'placeholder',
    game: { name: record.product },
    gameName: record.product,
    gameTitle: product?.title ?? record.product,
    channel: channelOf[record.contactChannel],
    contactChannelType: record.contactChannel,
    availableChannels,
    hasChannels,
    canReopen: flags.canReopen,
    canRespond: flags.canRespond,
    surveyAvailable: flags.surveyAvailable,
    ...(record.filedBy === null ? {} : { filedBySupport: true }),
  }
}

const attachmentOf = (file: CaseAttachment, fileStateOf: CaseFiles['stateOf']): WireAttachment => ({
  fileId: file.id,
  name: file.name,
  size: file.size,
  mediaType: mediaTypeOf(file.name),
  hasPreview: previewTypeOf(file) !== undefined,
  state: fileStateOf(file),
})

const eventOf = (event: CaseEvent, { access, fileStateOf }: ViewContext): WireEvent => {
  const isContact = event.eventType === 'CONTACT'
  return {
    eventType: event.eventType,
    alternateName: event.alternateName,
    relativeTimestamp: event.createdAt,
    // Left out altogether behind a link, so that no name can leak (decisions-cases B5).
    ...(access === 'token' ? {} : { responseAuthor: event.author }),
    responseText: isContact && event.text !== null ? (event.isCompany ? event.text : textToHtml(event.text)) : null,
    companyResponse: isContact && event.isCompany,
    ...(event.via === null ? {} : { via: event.via }),
    // A signature says a name (decisions-cases B5).
    ...(event.folded === null || access === 'token' ? {} : { folded: textToHtml(event.folded) }),
    ...(event.writtenAs === null ? {} : { translatedBy: 'machine' }),
    ...(event.from === null ? {} : { from: numberOf(event.from) }),
    ...(event.split === null ? {} : { split: { part: event.split.part, case: numberOf(event.split.case) } }),
    ...(event.attachments.length === 0
      ? {}
      : { attachments: event.attachments.map((file) => attachmentOf(file, fileStateOf)) }),
  }
}

/** `line` is where it stands while it waits (waits.ts). */
export const caseOf = (
  { record, events, continuedIn }: CaseThread,
  line: CaseLine | null,
  context: ViewContext,
): SupportCase => ({
  ...summaryOf(record, beginningOf(events), context),
  phoneNumber: context.access === 'token' || record.contactPhone === null ? null : maskPhone(record.contactPhone),
  line,
  ...(continuedIn === null ? {} : { continuedIn: numberOf(continuedIn) }),
  caseEvents: events.map((event) => eventOf(event, context)),
})
