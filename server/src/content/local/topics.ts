import type { Promo } from '#generated/server/schemas.ts'
import type { PackProductFolder } from '../pack/document.ts'
import type { PackChannel, PackField, PackPromo, PackTopic } from '../pack/format.ts'
import { choiceSource } from '#rules/field-kinds.ts'
import { asksPlatform, diagnosticPlatforms, promotedArticle } from '../vocabulary.ts'
import type { ContentArticle, ContentCategory, ContentChannel, ContentField, ContentTopic } from '../types.ts'
import type { CategoryTree } from './category-tree.ts'
import type { Wording } from './wording.ts'

export const toPromo = (promo: PackPromo, { say, sayOrNull, picture, pictureNamed }: Wording): Promo => ({
  serviceId: promo.id,
  isSelfHelpChannel: promo.isSelfHelpChannel,
  title: say(promo.title),
  url: promo.url,
  description: say(promo.description),
  tagText: sayOrNull(promo.tagText),
  tagClass: promo.tagClass,
  imageName: promo.imageName,
  imageUrl: picture(promo.imageUrl) ?? pictureNamed(promo.imageName),
  iconUrl: picture(promo.iconUrl),
})

const articlePromo = ({ id, title, summary, promoted }: ContentArticle): Promo => ({
  serviceId: `article-${id}`,
  isSelfHelpChannel: false,
  title,
  url: `article/${id}`,
  description: summary === '' ? null : summary,
  tagText: promoted?.title ?? null,
  tagClass: promoted?.color ?? null,
  imageName: 'file-text',
  imageUrl: null,
  iconUrl: null,
})

/** What nobody in particular gets: what the pack offers everybody, or nothing to choose from (T3). */
const choicesOf = (field: PackField): ContentField['choices'] => {
  const { options, realms } = field
  if (choiceSource(field) === 'everyone') return 'fixed'
  return options.length + realms.length > 0 ? 'offered' : 'written'
}

/** A diagnostic report is asked for on the platforms it has, where a field before it asks for the platform (T35). */
const conditionOf = (field: PackField, fields: readonly PackField[]): ContentField['shownWhen'] => {
  if (field.shownWhen !== undefined || field.type !== 'diag') return field.shownWhen
  const platform = fields.slice(0, fields.indexOf(field)).find(asksPlatform)
  return platform && { field: platform.key, is: [...diagnosticPlatforms] }
}

const toField = (
  field: PackField,
  shownWhen: ContentField['shownWhen'],
  page: string,
  { say, sayOrNull, sayHtmlOrNull, picture }: Wording,
): ContentField => ({
  key: field.key,
  label: say(field.label),
  tooltip: sayOrNull(field.tooltip),
  content: sayHtmlOrNull(field.content, page),
  footer: sayHtmlOrNull(field.footer, page),
  placeholder: sayOrNull(field.placeholder),
  required: field.required,
  loginRequired: field.loginRequired,
  secure: field.secure,
  type: field.type,
  renderMethod: field.renderMethod,
  choicesFrom: choiceSource(field),
  choices: choicesOf(field),
  options: field.options.map((option) => ({
    id: option.id,
    label: say(option.label),
    selected: option.selected,
    disabled: option.disabled,
  })),
  secretQuestions: field.secretQuestions.map((question) => ({ id: question.id, question: say(question.question) })),
  realms: field.realms.map(({ realmId, realmName, characters }) => ({
    realmId,
    realmName,
    characters: characters.map((character) => ({
      ...character,
      className: sayOrNull(character.className) ?? '',
      raceName: sayOrNull(character.raceName) ?? '',
      avatarUrl: picture(character.avatarUrl),
      realmId,
      realmName,
    })),
  })),
  minLength: field.minLength,
  maxLength: field.maxLength,
  ...(shownWhen === undefined ? {} : { shownWhen }),
})

/** Skill and division belong to a chat alone (OD-94); a chat without a language speaks the reader's. */
const toChannel = (
  channel: PackChannel,
  category: ContentCategory,
  { locale, say, sayOrNull }: Wording,
): ContentChannel => {
  const isChat = channel.channelType === 'chat'
  return {
    channelType: channel.channelType,
    description: say(channel.description),
    ewt: channel.ewt,
    enabled: channel.enabled,
    loginRequired: channel.loginRequired,
    order: channel.order,
    openTime: sayOrNull(channel.openTime),
    ...(channel.hours === undefined ? {} : { hours: channel.hours }),
    agentType: isChat ? channel.agentType : null,
    chatLocale: isChat ? (channel.chatLocale ?? locale) : null,
    lpDivId: isChat ? channel.lpDivId : null,
    warningTitle: sayOrNull(channel.warningTitle),
    warningMessage: sayOrNull(channel.warningMessage),
    responseMessage: sayOrNull(channel.responseMessage),
    productShortName: category.product,
    parentCategoryId: category.parentId,
  }
}

/** One game's, in one language; each made at its first use. */
export interface GameTopics {
  sources: ReadonlyMap<number, PackTopic>
  made: Map<number, ContentTopic>
}

export const createGameTopics = ({ topics }: PackProductFolder): GameTopics => ({
  sources: new Map(topics.map((topic) => [topic.id, topic])),
  made: new Map(),
})

/** @param topicsOf kept as long as the folder is the same */
export const createTopics = (
  folders: readonly PackProductFolder[],
  topicsOf: (folder: PackProductFolder) => GameTopics,
  promoOf: (id: string) => Promo | undefined,
  articleOf: (id: string) => ContentArticle | undefined,
  tree: CategoryTree,
  wording: Wording,
) => {
  const placeOf = (id: number): { its: GameTopics; topic: PackTopic; category: ContentCategory } | undefined => {
    for (const folder of folders) {
      const its = topicsOf(folder)
      const topic = its.sources.get(id)
      const category = topic && tree.get(id)
      if (topic && category) return { its, topic, category }
    }
    return undefined
  }
  const promosOf = ({ promos }: PackTopic): Promo[] =>
    promos.flatMap((id): Promo[] => {
      const articleId = promotedArticle.exec(id)?.[1]
      if (articleId === undefined) return [promoOf(id) ?? []].flat()
      const article = articleOf(articleId)
      return article === undefined ? [] : [articlePromo(article)]
    })
  const toTopic = (topic: PackTopic, category: ContentCategory): ContentTopic => {
    const page = `product/${category.product}/${category.parentId || category.id}/${topic.id}/solution`
    return {
      id: topic.id,
      name: category.name,
      parentId: category.parentId,
      product: category.product,
      hasChannels: topic.channels.length > 0,
      friendlyText: wording.sayHtml(topic.friendlyText, page),
      isWorkflow: topic.isWorkflow,
      selfHelpServices: promosOf(topic),
      fields: topic.fields.map((field) => toField(field, conditionOf(field, topic.fields), page, wording)),
      hasForm: topic.hasForm,
      useSoftAccountFields: topic.useSoftAccountFields,
      blockRecommendations: topic.blockRecommendations,
      requiresVerification: topic.requiresVerification,
    }
  }
  return {
    get: (id: number) => {
      const place = placeOf(id)
      if (!place) return undefined
      const { its, topic, category } = place
      const made = its.made.get(id) ?? toTopic(topic, category)
      its.made.set(id, made)
      // Articles are published beside topics: what one is called is asked each time.
      return topic.promos.some((one) => promotedArticle.test(one))
        ? { ...made, selfHelpServices: promosOf(topic) }
        : made
    },
    /** The pack's channels, as they stand there; sorting and the desk's changes are the catalogue's. */
    channels: (id: number) => {
      const place = placeOf(id)
      return place?.topic.channels.map((channel) => toChannel(channel, place.category, wording)) ?? []
    },
  }
}
