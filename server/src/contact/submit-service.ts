// Files a contact form: all rules, then the case, whole or not at all.
import type { ContactForm, FieldError } from '#generated/server/schemas.ts'
import type { Content, ContentField } from '../content/types.ts'
import { keptChoice } from '../content/own-choices.ts'
import type { Transacting } from '../lib/clock.ts'
import { problem } from '../platform/problems.ts'
import { notKept, type KeepFiles, type KeptFiles } from '../platform/uploads/kept-files.ts'
import type { UploadedFile } from '../platform/uploads/uploaded-file.ts'
import type { Account, Visitor } from '../platform/visitor.ts'
import { anonymousFields } from '#rules/anonymous-fields.ts'
import type { AskedChallenge, ChallengeService } from './challenge-service.ts'
import { takenExtensions } from './file-rules.ts'
import { ownKeys } from './field-rules.ts'
import type {
  CaseFiling,
  ChannelSource,
  ContactCase,
  FeatureSource,
  OwnFieldSource,
  PhoneRules,
  VerificationSource,
} from './ports.ts'
import type { NamedUploads } from '../platform/uploads/named-uploads.ts'
import { checkForPlayer, checkSubmit } from './submit-rules.ts'

interface SubmitServiceDeps extends Transacting {
  content: () => Content
  channels: ChannelSource
  ownFields: OwnFieldSource
  features: FeatureSource
  phone: PhoneRules
  verification: VerificationSource
  challenge: ChallengeService
  cases: CaseFiling
  keepFiles: KeepFiles
  /** Region of somebody whose account's nobody knows here. */
  regionOfLanguage: (locale: string) => Account['region']
  /** message of a validation code in the visitor's language (OD-90) */
  text: (locale: string, code: string, params: Record<string, unknown> | undefined) => string | undefined
  /** runs all of it in one transaction */
}

interface SubmitRequest {
  form: ContactForm
  files: readonly UploadedFile[]
  /** those sent ahead, looked up before this began */
  uploads: NamedUploads
  visitor: Visitor
  isPreverified: boolean
  locale: string
  /** what the captcha's vendor said before this began */
  asked: AskedChallenge
  /** what `ownFields` said before this began */
  ownFields: ContentField[] | undefined
}

/** Who it is for: an account the desk knows, or whoever reads a mail address. */
interface ForPlayer {
  agentId: string
  account: { id: string; displayName: string | null; email: string | null } | null
  email: string | null
  name: string | null
  topicId: number
  locale: string
  subject: string | null
  description: string
  fields: ContactForm['fields']
}

export const createSubmitService = (deps: SubmitServiceDeps) => {
  const refuse = (locale: string, fieldErrors: FieldError[], errorKey?: string): Error => {
    const errorCodes = Object.fromEntries(
      fieldErrors.flatMap(({ code, params }) => {
        const message = deps.text(locale, code, params)
        return message === undefined || message === '' ? [] : [[code, message]]
      }),
    )
    return problem.validation({ fieldErrors, errorCodes, ...(errorKey === undefined ? {} : { errorKey }) })
  }

  const ownFields = async (form: ContactForm, visitor: Visitor, locale: string) => {
    const topic = deps.content().in(locale).topic(form.categoryId)
    const isUsed = topic?.fields.some(({ choicesFrom, key }) => choicesFrom !== 'everyone' && key in form.fields)
    return topic && isUsed ? deps.ownFields.of(topic, visitor, locale) : undefined
  }

  const refuseChallenge = (locale: string): Error => {
    const key = 'support.error.recaptcha.validation'
    return refuse(locale, [{ field: 'recaptcha', code: key }], key)
  }

  /** Asks every rule. @returns the case the form makes, but for its files */
  const check = async ({
    form,
    files,
    uploads,
    visitor,
    isPreverified,
    locale,
    asked: askedChallenge,
    ownFields: own,
  }: SubmitRequest): Promise<Omit<ContactCase, 'files'>> => {
    const { features, challenge } = deps
    const asker = { visitor, locale, product: form.game }
    const documents = deps.content().in(locale)
    const found = documents.topic(form.categoryId)
    const topic = found && {
      ...found,
      fields: found.fields.map((field) => own?.find(({ key }) => key === field.key) ?? field),
    }
    if (topic === undefined || !topic.hasForm) throw refuse(locale, [{ field: 'categoryId', code: 'generic' }])
    if (topic.product !== form.game) throw refuse(locale, [{ field: 'game', code: 'generic' }])
    if (topic.requiresVerification && !(await deps.verification.isVerified(visitor, topic.id))) {
      throw problem.validation({
        errorKey: 'support.error.verification.required',
        fieldErrors: [{ field: 'categoryId', code: 'verification' }],
      })
    }

    const contactOf = (
      { anonFields, fields }: ContactForm,
      { email, name, phone }: typeof asked,
      isCombined: boolean,
    ): Pick<ContactCase, 'name' | 'email' | 'phone'> => {
      const given = email ? (anonFields?.email ?? null) : (account?.email ?? null)
      const asNumber =
        isCombined && given !== null && !given.includes('@') ? deps.phone.normalize(given, undefined) : undefined
      const typed = phone
        ? deps.phone.normalize(
            String(fields['phone']),
            typeof fields['phoneCountry'] === 'string' ? fields['phoneCountry'] : undefined,
          )
        : undefined
      return {
        name: name ? (anonFields?.name ?? null) : (account?.displayName ?? null),
        email: asNumber === undefined ? given : null,
        phone: typed ?? asNumber ?? null,
      }
    }

    const channel = deps.channels.channels(topic.id, locale, visitor).find((one) => one.channelType === form.channel)
    const category = documents.category(topic.id)
    const account = visitor.kind === 'player' ? visitor.account : undefined
    const isEmailPhoneCombined = features.isOn('combinedEmailPhone', asker)
    const hasTokenLinks = features.isOn('anonymousTickets', asker)
    const asked = anonymousFields({
      isSignedIn: account !== undefined,
      isSoftAccount: account?.softAccount === true,
      isPreverified,
      useSoftAccountFields: topic.useSoftAccountFields,
      isEmailPhoneCombined,
      hasTokenLinks,
      showEmailField: category?.showAnonymousEmailField === true,
      showNameField: category?.showAnonymousNameField === true,
      showPhoneField: category?.showAnonymousPhoneField === true,
      channel: form.channel,
    })
    const byField = Map.groupBy([...uploads.files, ...files], (file) => file.field)
    const broken = checkSubmit(form, byField, topic, channel, {
      today: deps.clock.now().toISOString().slice(0, 10),
      isSignedIn: account !== undefined,
      asked,
      isEmailPhoneCombined,
      extensions: takenExtensions,
      normalizePhone: deps.phone.normalize,
      isCountry: deps.phone.isCountry,
    })
    const errors = [...uploads.missing, ...broken]
    if (errors.length > 0) throw refuse(locale, errors, errorKeyOf(errors))
    if (!(await challenge.isPassed(asker, askedChallenge))) throw refuseChallenge(locale)

    return {
      visitor,
      locale,
      product: topic.product,
      topicId: topic.id,
      subject: subjectOf(form, topic.name),
      description: String(form.fields['description']),
      channel: form.channel,
      ingame: form.ingame ?? null,
      gameContext: form.gameContext ?? null,
      wantsToken: account === undefined && hasTokenLinks,
      ...contactOf(form, asked, isEmailPhoneCombined),
      ...split(form, topic.fields),
    }
  }

  const keepFiles = async (request: SubmitRequest) => {
    const { files } = request
    const isRefused =
      files.length > 0 &&
      (await check(request).then(
        () => false,
        () => true,
      ))
    return isRefused ? notKept(files) : deps.keepFiles(files)
  }

  const file = async (request: SubmitRequest, kept: KeptFiles) => {
    const newCase = await check(request)
    return deps.withTransaction(async () => {
      const { visitor, locale, form } = request
      if (!(await deps.challenge.use({ visitor, locale, product: form.game }))) throw refuseChallenge(request.locale)
      await request.uploads.claim()
      return deps.cases.file({ ...newCase, files: [...request.uploads.files, ...kept.demand()] })
    })
  }

  const fileForPlayer = async (request: ForPlayer) => {
    const { account, locale, topicId, description, subject } = request
    const topic = deps.content().in(locale).topic(topicId)
    if (topic === undefined || !topic.hasForm) throw refuse(locale, [{ field: 'categoryId', code: 'unknown' }])
    const definitions = deskFields(topic.fields)
    const asksSubject = definitions.some(({ key }) => key === 'subject')
    const fields = { ...request.fields, ...(asksSubject && subject !== null ? { subject } : {}) }
    const own = ownKeys.find((key) => key in fields)
    const errors: FieldError[] = [
      ...(own === undefined ? [] : [{ field: `fields.${own}`, code: 'unknown' as const }]),
      ...checkForPlayer(fields, definitions, {
        today: deps.clock.now().toISOString().slice(0, 10),
        isSignedIn: true,
        normalizePhone: deps.phone.normalize,
        isCountry: deps.phone.isCountry,
      }),
    ]
    if (errors.length > 0) throw refuse(locale, errors)
    const sessionId = `desk ${request.agentId}`
    const name = account?.displayName ?? request.name
    const form = { fields: { ...fields, ...(subject === null ? {} : { subject }) } }
    return deps.cases.file({
      visitor:
        account === null
          ? { kind: 'anonymous', sessionId }
          : {
              kind: 'player',
              sessionId,
              account: {
                id: account.id,
                displayName: account.displayName ?? account.id,
                softAccount: false,
                hasSqa: false,
                roles: [],
                region: deps.regionOfLanguage(locale),
              },
            },
      locale,
      product: topic.product,
      topicId: topic.id,
      subject: subjectOf(form, topic.name),
      description,
      channel: 'ticket',
      ingame: null,
      gameContext: null,
      wantsToken:
        account === null && deps.features.isOn('anonymousTickets', { visitor: null, locale, product: topic.product }),
      name,
      email: account === null ? request.email : account.email,
      phone: null,
      ...split({ fields }, definitions),
      files: [],
      filedBy: request.agentId,
    })
  }
  return {
    /**
     * The topic's fields with the player's own choices, as far as the form uses them; the games may take their time, so
     * this is asked before anything is filed.
     */
    ownFields /**
     * Stores the files of a form that may be filed as it is; one that some rule refuses, or whose sender has not passed
     * the challenge, fills no disk. Call it before the transaction.
     */,
    keepFiles /**
     * @param kept what `keepFiles` gave for the same request @throws 422 with every mistake at once; 503 when the
     * challenge cannot be checked for someone who needs it, or the files could not be stored
     */,
    file /** For a player, by a representative (CD-327). Joins the caller's transaction. @throws 422 */,
    fileForPlayer,
  }
}

export type SubmitService = ReturnType<typeof createSubmitService>

/** Types a representative fills in: neither secrets nor files, and nothing a player agrees to (CD-327). */
const deskTypes: ReadonlySet<ContentField['type']> = new Set([
  'string',
  'number',
  'option',
  'date',
  'checkbox',
  'email',
  'game',
  'account',
  'character',
  'item',
  'product',
  'phone',
])
/** What is a player's own is written as text. */
export const deskFields = (fields: readonly ContentField[]): ContentField[] =>
  fields
    .filter(
      ({ secure, type, renderMethod }) =>
        !secure && deskTypes.has(type) && !['license', 'submit', 'reset'].includes(renderMethod),
    )
    .map((field) =>
      field.choicesFrom === 'everyone' ? field : { ...field, choices: 'silent', options: [], realms: [] },
    )

/** One key for the whole refusal where the specification names one (FILE-07, decisions-cases D7, E9). */
const errorKeyOf = (errors: readonly FieldError[]): string | undefined => {
  if (errors.some((error) => error.code === 'support.case.error.channel.unavailable'))
    return 'support.case.error.channel.unavailable'
  if (errors.some((error) => error.code === 'loginrequired')) return 'support.error.login.required'
  return errors.every((error) => error.code === 'filesize') ? 'support.error.file.size' : undefined
}

/** The case's subject: what the form calls `subject`, else the topic's name. */
const subjectOf = (form: Pick<ContactForm, 'fields'>, topicName: string): string => {
  const { subject } = form.fields
  return typeof subject === 'string' && subject.trim() !== '' ? [...subject].slice(0, 200).join('') : topicName
}

/** Secure values go their own, encrypted way (ground G30). */
const split = (
  form: Pick<ContactForm, 'fields'>,
  definitions: readonly ContentField[],
): Pick<ContactCase, 'fields' | 'secureFields'> => {
  const secure = new Set(
    definitions
      .filter((field) => field.secure || field.type === 'sqa' || field.type === 'nid')
      .map((field) => field.key),
  )
  const own = new Set<string>(ownKeys)
  const fieldOf = new Map(definitions.map((field) => [field.key, field]))
  const entries = Object.entries(form.fields)
    .filter(([key]) => !own.has(key))
    .map(([key, value]): [string, unknown] => {
      const field = fieldOf.get(key)
      return [key, field === undefined ? value : keptChoice(field, value)]
    })
  return {
    fields: Object.fromEntries(entries.filter(([key]) => !secure.has(key))),
    secureFields: Object.fromEntries(
      entries.filter(([key]) => secure.has(key)).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  }
}
