// Topics and their forms at the desk (CD-412): who may write what, and what is said before it is published.
import type {
  GamePage,
  PublishedTopics,
  PublishTopicsRequest,
  ReviewContentRequest,
  SaveGamePageRequest,
  SaveTopicSheetRequest,
  SaveTopicTreeRequest,
  TopicSheet,
  TopicTree,
} from '#generated/server/desk/schemas.ts'
import type { ContentHolder } from '../../../content/content-holder.ts'
import { pageLists, sharedLists } from '../../../content/topics-files.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import type { Transacting } from '../../../lib/clock.ts'
import { callerScope, isWithinScope } from '../../../lib/caller-scope.ts'
import { existing, problem } from '../../../platform/problems.ts'
import { mayAlone, needsReviewer, reviewingIn, type Caller, type Reviewing } from '../../rules.ts'
import type { StudioStore } from '../../store.ts'
import { hasFormBelow, type Checked } from '../../topics/check.ts'
import { differencesBetween } from '../../topics/effects.ts'
import {
  canonical,
  completed,
  markOf,
  topicAfter,
  withoutWordsOf,
  withTopics,
  type Outline,
  type OutlineNode,
} from '../../topics/outline.ts'
import { mergeTrees, type ReadNode } from '../../topics/merge-trees.ts'
import type { Outlines } from '../../topics/outlines.ts'
import { createNames, mostVersions, versionsView } from '../view.ts'
import { createTopicUse, mostEffects, type Opened } from './use.ts'
import { findingsFirst, pageView, sheetView, treeView } from './view.ts'
import type { TopicsPorts } from '../../topics/ports.ts'

interface TopicsDeskDeps extends TopicsPorts, Transacting {
  store: StudioStore
  outlines: Outlines
  content: ContentHolder
  /** Waited for by whoever writes at the same draft. */
  lock: () => Promise<unknown>
  representativeNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  addressOf: (locale: string, page: string) => string
}

/** A tree somebody wants, from one they have read. */
interface Asked {
  read: readonly ReadNode[]
  moved: readonly number[] | undefined
  wanted: SaveTopicTreeRequest['nodes']
}

const changed = (): Error => problem.changed({ errorKey: 'support.desk.error.studio.changed' })
const refuse = (field: string, message: string): Error =>
  problem.validation({ fieldErrors: [{ field, code: 'content', message }], errorCodes: { content: message } })

export const createTopicsDesk = (deps: TopicsDeskDeps) => {
  const { store, outlines, content, withTransaction } = deps
  const names = createNames(deps.representativeNames)
  const reviewing = (): Reviewing => reviewingIn(content.current().settings)

  /** What was written before pages could be edited leaves them as they are. */
  const written = (source: string, { outline: { page } }: { outline: Outline }): Outline => {
    const its = JSON.parse(source) as Outline
    return page === undefined ? its : { ...its, page: completed(its.page ?? page, page) }
  }
  const open = async (game: string): Promise<Opened> => {
    if (!isWithinScope({ game })) throw problem.notFound()
    const live = existing(await outlines.live(game))
    const draft = await outlines.draftOf(game)
    let outline: Outline | undefined
    return {
      draft,
      live,
      get outline() {
        return (outline ??= draft.source === null ? live.outline : written(draft.source, live))
      },
    }
  }
  /** One after another; what a pack brought is read before, so that nobody waits for it. */
  const writing = async <T>(game: string, work: () => Promise<T>): Promise<T> => {
    await open(game)
    return withTransaction(async () => {
      await deps.lock()
      return work()
    })
  }
  const openTopic = async (game: string, categoryId: number) => {
    const opened = await open(game)
    const topic = existing(opened.outline.topics.find(({ id }) => id === categoryId))
    return { ...opened, topic }
  }
  const checkOf = (game: string, { outline, live }: Opened): Checked => outlines.check(game, outline, live.outline)

  /** Who sees some languages only writes in those: everything else is as it was (CD-412). */
  const demandOwn = (before: unknown, after: () => unknown): void => {
    const { languages } = callerScope()
    if (languages.length === 0) return
    const rest = (value: unknown): string => JSON.stringify(withoutWordsOf(value, languages))
    if (rest(before) !== rest(after())) throw problem.forbidden('of other languages')
  }
  const treeOf = async (caller: Caller, game: string, opened: Opened): Promise<TopicTree> => {
    const { writtenBy, askedBy, returnedBy } = opened.draft
    const who = await names([writtenBy, askedBy, returnedBy])
    return treeView({
      game,
      ...opened,
      outline: opened.outline,
      checked: checkOf(game, opened),
      content: content.current(),
      languages: [...callerScope().languages],
      who,
      needsReviewer: opened.draft.source !== null && needsReviewer(caller, opened.draft, reviewing()),
    })
  }
  const sheetOf = async (game: string, categoryId: number, opened: Opened): Promise<TopicSheet> =>
    sheetView({
      game,
      categoryId,
      ...opened,
      outline: opened.outline,
      checked: checkOf(game, opened),
      overridden: deps.overriddenChannels(categoryId),
      toldOf: deps.toldOf,
      content: content.current(),
      addressOf: (page) => deps.addressOf(content.current().defaultLocale, page),
    })

  const pageOf = (game: string, opened: Opened): GamePage =>
    pageView({
      game,
      draft: opened.draft,
      outline: opened.outline,
      checked: checkOf(game, opened),
      assets: content.current().assets,
      saidOf: deps.wording.saidOf,
      addressOf: (page) => deps.addressOf(content.current().defaultLocale, page),
    })

  /** New entries get the next numbers nobody has, in any game. */
  const numbered = (nodes: SaveTopicTreeRequest['nodes'], known: readonly OutlineNode[]): OutlineNode[] => {
    const current = content.current()
    const everywhere = current.productNames.flatMap((name) => current.folder(name)?.categories ?? [])
    let highest = Math.max(0, ...known.map(({ id }) => id))
    const walk = (list: typeof everywhere): void => {
      for (const { id, children } of list) {
        highest = Math.max(highest, id)
        walk(children)
      }
    }
    walk(everywhere)
    return nodes.map((node, index) => {
      if (node.id !== null && !known.some(({ id }) => id === node.id)) throw refuse(`nodes.${index}.id`, 'unknown')
      return { ...node, id: node.id ?? ++highest }
    })
  }
  const demandTree = (nodes: readonly OutlineNode[]): void => {
    for (const [index, { id, parentId }] of nodes.entries()) {
      const before = nodes.slice(0, index)
      if (before.some((node) => node.id === id)) throw refuse(`nodes.${index}.id`, 'twice')
      if (parentId !== 0 && !before.some((node) => node.id === parentId))
        throw refuse(`nodes.${index}.parentId`, 'not before it')
    }
  }

  /** With what somebody else has saved since (CD-422); new entries have numbers of nobody meanwhile. */
  const togetherWith = (
    theirs: readonly OutlineNode[],
    { read, moved, wanted }: Asked,
  ): SaveTopicTreeRequest['nodes'] | undefined => {
    const mine = wanted.map((node, index) => ({ ...node, id: node.id ?? -1 - index }))
    demandTree(mine)
    const written = canonical({ nodes: mine, topics: [] }, content.current().defaultLocale).nodes
    return mergeTrees(read, written, theirs, moved)?.map((node) => ({ ...node, id: node.id < 0 ? null : node.id }))
  }

  /** Where it cannot go before players so. */
  const unfit = ({ findings }: Checked): Error => {
    const wrong = findingsFirst(findings).filter(({ isBlocking }) => isBlocking)
    const words = wrong.map(({ code, message }) => (code === 'content' ? message : `${code} ${message}`.trim()))
    return problem.validation({
      fieldErrors: wrong.map(({ categoryId, field, channel, property }, index) => ({
        field: [categoryId, field !== null && `fields.${field}`, channel, property].filter(Boolean).join('.'),
        code: 'content',
        message: words[index]!,
      })),
      errorCodes: { content: words[0] ?? '' },
    })
  }

  const publish = async (
    game: string,
    source: string,
    by: Parameters<Outlines['publish']>[2],
  ): Promise<PublishedTopics> => {
    const made = await outlines.publish(game, source, by)
    if (made === undefined) throw changed()
    if ('version' in made) return { ...made, publishAt: null }
    throw unfit(made.checked)
  }
  return {
    tree: async (caller: Caller, game: string) => treeOf(caller, game, await open(game)),
    /** @throws 403 for what only others may change, 409, 422 for a tree that is none */
    saveTree: (caller: Caller, game: string, { mark, read, moved, nodes: wanted }: SaveTopicTreeRequest) =>
      writing(game, async () => {
        const opened = await open(game)
        const isSame = markOf(opened.outline.nodes) === mark
        const asked = isSame ? wanted : read && togetherWith(opened.outline.nodes, { read, moved, wanted })
        if (asked === undefined) throw changed()
        const nodes = numbered(asked, opened.outline.nodes)
        demandTree(nodes)
        const formed = hasFormBelow(opened.outline, nodes)
        if (formed !== undefined) throw refuse(`nodes.${nodes.findIndex(({ id }) => id === formed)}`, 'has a form')
        const outline = canonical(withTopics(nodes, opened.outline), content.current().defaultLocale)
        demandOwn(opened.outline.nodes, () => outline.nodes)
        const draft = await outlines.save(opened.draft, outline, caller.id)
        return treeOf(caller, game, { ...opened, draft, outline })
      }),
    sheet: async (game: string, categoryId: number) => sheetOf(game, categoryId, await openTopic(game, categoryId)),
    saveSheet: (caller: Caller, game: string, categoryId: number, { mark, topic }: SaveTopicSheetRequest) =>
      writing(game, async () => {
        const opened = await openTopic(game, categoryId)
        const { topic: before } = opened
        if (markOf(before) !== mark) throw changed()
        const next = topicAfter(before, topic)
        const topics = opened.outline.topics.map((one) => (one.id === categoryId ? next : one))
        const outline = canonical({ ...opened.outline, topics }, content.current().defaultLocale)
        demandOwn(before, () => outline.topics.find(({ id }) => id === categoryId))
        const draft = await outlines.save(opened.draft, outline, caller.id)
        return sheetOf(game, categoryId, { ...opened, draft, outline })
      }),
    /** What the game's page offers beside its topics (CD-466). */
    page: async (game: string) => pageOf(game, await open(game)),
    savePage: (caller: Caller, game: string, { mark, page }: SaveGamePageRequest) =>
      writing(game, async () => {
        const opened = await open(game)
        const before = opened.outline.page
        if (markOf(before) !== mark) throw changed()
        const ids = new Set(opened.outline.nodes.map(({ id }) => id))
        for (const list of pageLists)
          for (const [index, { category }] of page[list].entries())
            if (category !== null && !ids.has(category)) throw refuse(`page.${list}.${index}.category`, 'unknown')
        for (const list of sharedLists)
          if (page[list] !== undefined && game !== sharedProduct) throw refuse(`page.${list}`, 'of another product')
        const next = before === undefined ? page : completed(page, before)
        const outline = canonical({ ...opened.outline, page: next }, content.current().defaultLocale)
        demandOwn(before, () => outline.page)
        const draft = await outlines.save(opened.draft, outline, caller.id)
        return pageOf(game, { ...opened, draft, outline })
      }),
    /** Sentences of the interface that hold these words. @throws 404 for a product that has none */
    interfaceTexts: (game: string, words: string, locale: string) => {
      if (game !== sharedProduct || !isWithinScope({ game })) throw problem.notFound()
      return deps.wording.find(words, locale)
    },
    ...createTopicUse({ openUse: deps.openUse, articlesNaming: outlines.articlesNaming, content, open }),
    discard: (game: string) =>
      writing(game, async () => {
        const its = await open(game)
        const { draft, live } = its
        if (draft.source === null) throw problem.notFound()
        demandOwn(live.outline, () => its.outline)
        await outlines.discard(draft)
      }),
    publish: async (caller: Caller, game: string, { draft: number, note, at = null }: PublishTopicsRequest) => {
      const its = await open(game)
      const { draft, live } = its
      if (draft.source === null || draft.draft !== number) throw changed()
      demandOwn(live.outline, () => its.outline)
      if (needsReviewer(caller, draft, reviewing())) throw problem.forbidden('needs a reviewer')
      if (at !== null && Date.parse(at) > deps.clock.now().getTime()) {
        const checked = checkOf(game, its)
        if (checked.findings.some(({ isBlocking }) => isBlocking)) throw unfit(checked)
        return writing(game, async () => {
          const present = await outlines.draftOf(game)
          if (present.draft !== number || present.source === null) throw changed()
          await outlines.schedule(present, caller.id, { note, at })
          return { version: null, contentVersion: null, publishAt: at }
        })
      }
      return publish(game, draft.source, { id: caller.id, note, cause: 'publish', draft, isDraft: true })
    },
    /** The draft waits for somebody else. @throws as `publish` */
    askForReview: (caller: Caller, game: string, { draft: number, note }: ReviewContentRequest) =>
      writing(game, async () => {
        const its = await open(game)
        if (its.draft.source === null || its.draft.draft !== number || its.draft.state !== 'draft') throw changed()
        demandOwn(its.live.outline, () => its.outline)
        const checked = checkOf(game, its)
        if (checked.findings.some(({ isBlocking }) => isBlocking)) throw unfit(checked)
        const draft = await outlines.askForReview(its.draft, caller.id, note)
        return treeOf(caller, game, { ...its, draft, outline: its.outline })
      }),
    /** It is its author's again, with what is missing. */
    sendBack: (caller: Caller, game: string, { draft: number, note }: ReviewContentRequest) =>
      writing(game, async () => {
        const its = await open(game)
        if (its.draft.source === null || its.draft.draft !== number || its.draft.state === 'draft') throw changed()
        demandOwn(its.live.outline, () => its.outline)
        const draft = await outlines.sendBack(its.draft, caller.id, note)
        return treeOf(caller, game, { ...its, draft, outline: its.outline })
      }),
    /** What is otherwise now, in words. */
    version: async (game: string, number: number) => {
      const { live, outline } = await open(game)
      const kept = await store.revision(game, number)
      const isShown = (await outlines.shownNumber(game, live)).number === number
      if (!kept && !isShown) throw problem.notFound()
      const then = kept ? written(kept.source, live) : live.outline
      const found = differencesBetween(then, outline)
      return {
        number,
        items: found.slice(0, mostEffects).map(({ effect }) => ({ ...effect, openCases: null })),
        isMore: found.length > mostEffects,
      }
    },
    versions: async (game: string) => {
      const { live } = await open(game)
      const shown = await outlines.shownNumber(game, live)
      const heads = await store.revisions(game, mostVersions)
      const who = await names(heads.flatMap(({ madeBy, writtenBy }) => [madeBy, writtenBy]))
      const fromPack = shown.isKept
        ? null
        : { title: game, at: content.current().importedAt, added: live.text.split('\n').length, removed: 0 }
      return { items: versionsView(heads, { liveNumber: shown.number, fromPack, who }) }
    },
    rollBack: async (caller: Caller, game: string, { version, note }: { version: number; note: string }) => {
      const { draft, live } = await open(game)
      const kept = await store.revision(game, version)
      if (!kept) throw (await outlines.shownNumber(game, live)).number === version ? changed() : problem.notFound()
      demandOwn(live.outline, () => written(kept.source, live))
      // That version is the caller's draft, and waits for a reviewer (T44).
      if (!mayAlone(caller, reviewing()))
        return writing(game, async () => {
          const saved = await outlines.save((await open(game)).draft, written(kept.source, live), caller.id)
          await outlines.askForReview(saved, caller.id, note)
          return { version: null, contentVersion: null, publishAt: null }
        })
      return publish(game, kept.source, { id: caller.id, note, cause: 'rollback', draft, isDraft: false })
    },
  }
}

export type TopicsDesk = ReturnType<typeof createTopicsDesk>
