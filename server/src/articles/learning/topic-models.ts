/**
 * One topic model for each product and language, trained on another thread after a swap or a new lesson; meanwhile the
 * model before answers. Only the first question about a product in a language waits (CD-436).
 */
import { createHash } from 'node:crypto'
import { openTopicModel, type TopicExample, type TopicModel } from '../engine/topic-model.ts'
import type { Content, LocalContent } from '../../content/types.ts'
import { isPseudoLocale } from '../../content/pseudo-locale.ts'
import { isForProduct } from '../../content/vocabulary.ts'
import { lessonsOf, type PastDescription } from './lessons.ts'
import type { TopicTrainer } from './topic-trainer.ts'

export interface TopicModelsDeps {
  trainer: TopicTrainer
  /** Newest first; a bounded number. Held for the time of one training. */
  pastDescriptions: (product: string, locale: string) => Promise<readonly PastDescription[]>
  /** The version that is shown. */
  content: () => Content
  onError: (error: Error) => void
}

/** As long as a visitor may be kept: half of what the flow waits for suggestions. Training takes a second or less. */
const longestWait = 4_000
/** The start or the swap goes first. */
const backgroundDelay = 2_000
const keyOf = (product: string, locale: string): string => `${locale} ${product}`
/** Nobody describes a problem in a pseudo-locale's letters. */
const localeOf = (content: Content, asked: string): string =>
  isPseudoLocale(asked) ? content.defaultLocale : content.in(asked).locale

/** A topic of the product, or one that all games share: who lost a password says so in any game. */
const isHere = (local: LocalContent, product: string, topicId: number): boolean => {
  const its = local.topic(topicId)?.product
  return its !== undefined && isForProduct([its], product)
}

interface Wanted {
  product: string
  locale: string
}

interface Known {
  examples: string
  /** Undefined where there are not two topics to tell apart. */
  model: TopicModel | undefined
}

export const createTopicModels = ({ trainer, pastDescriptions, content: current, onError }: TopicModelsDeps) => {
  const models = new Map<string, Known>()
  /** Products and languages to train, in order: what somebody waits for, and then what may be asked for or learnt anew. */
  const awaited = new Map<string, Wanted>()
  const spare = new Map<string, Wanted>()
  /** Who waits for the end of a training, by the model's key. */
  const waiting = new Map<string, PromiseWithResolvers<void>>()
  let running: Promise<void> | undefined
  let background: NodeJS.Timeout | undefined
  let isStopped = false
  let prepared: string | undefined

  const examplesOf = async (content: Content, product: string, locale: string): Promise<TopicExample[]> => {
    const local = content.in(locale)
    const own = local.topicExamples().filter((topic) => isForProduct([topic.product], product))
    const phrases = own.flatMap(({ topicId, phrases: texts }) => texts.map((text) => ({ topicId, text })))
    const learnt = lessonsOf(
      await pastDescriptions(product, locale),
      phrases.map(({ text }) => text),
    )
    // A case may belong to a topic that is gone, or that moved to another product.
    return [...phrases, ...learnt.filter(({ topicId }) => isHere(local, product, topicId))]
  }

  const trainNext = async (): Promise<void> => {
    const queue = awaited.size > 0 ? awaited : spare
    const [key, { product, locale }] = queue.entries().next().value!
    awaited.delete(key)
    spare.delete(key)
    await train(key, product, locale).finally(() => {
      waiting.get(key)?.resolve()
      waiting.delete(key)
    })
  }

  const train = async (key: string, product: string, locale: string): Promise<void> => {
    const examples = await examplesOf(current(), product, locale)
    const hash = createHash('sha256').update(JSON.stringify(examples)).digest('base64url')
    if (models.get(key)?.examples === hash) return
    const data = await trainer.train(examples)
    models.set(key, { examples: hash, model: data && openTopicModel(data) })
  }

  const work = async (): Promise<void> => {
    while (awaited.size + spare.size > 0 && !isStopped) {
      // One that cannot be trained leaves the model before in place, and holds up no other.
      await trainNext().catch((error: unknown) => {
        if (!isStopped) onError(error as Error)
      })
    }
  }
  const begin = (): void => {
    running ??= work().finally(() => {
      running = undefined
    })
  }
  const want = (queue: Map<string, Wanted>, product: string, locale: string): void => {
    queue.set(keyOf(product, locale), { product, locale })
  }
  const wantKnown = (): void => {
    for (const key of models.keys()) {
      const [locale, product] = key.split(' ') as [string, string]
      want(spare, product, locale)
    }
  }

  return {
    /**
     * Waits a moment for the model of the first question about a product in a language. False when it is not there yet:
     * then nothing is known of topics, whereas a game of fewer than two has nothing to know.
     */
    async ready(content: Content, product: string, asked: string, { mayWait }: { mayWait: boolean }) {
      const locale = localeOf(content, asked)
      const key = keyOf(product, locale)
      if (!content.productNames.includes(product) || models.has(key)) return true
      if (isStopped) return false
      want(awaited, product, locale)
      begin()
      if (!mayWait) return false
      const training = waiting.get(key) ?? Promise.withResolvers<void>()
      waiting.set(key, training)
      const patience = Promise.withResolvers<void>()
      const timer = setTimeout(patience.resolve, longestWait)
      await Promise.race([training.promise, patience.promise])
      clearTimeout(timer)
      return models.has(key)
    },
    /**
     * What a description is about; undefined while nothing has been trained. The first question about a product has its
     * model trained.
     */
    opinion(content: Content, product: string, asked: string, text: string) {
      const locale = localeOf(content, asked)
      if (!content.productNames.includes(product)) return undefined
      const known = models.get(keyOf(product, locale))
      if (!known) {
        want(awaited, product, locale)
        begin()
        return undefined
      }
      const local = content.in(locale)
      if (!known.model) return undefined
      const certain = known.model.preselect(text)
      const guesses = known.model.classify(text).filter(({ topicId }) => isHere(local, product, topicId))
      return {
        guesses,
        certain:
          certain !== undefined && isHere(local, product, certain) && guesses[0]?.topicId === certain
            ? certain
            : undefined,
      }
    },
    /**
     * A new version: the models in use are trained again where its phrasings differ, those of the default language first.
     */
    prepare(next: Content) {
      // Articles teach nothing here, and a topic's phrasings are the pack's: what counts is which topics there are.
      const taught = `${next.base} ${next.topicIds.join()}`
      if (taught === prepared) return
      prepared = taught
      clearTimeout(background)
      background = setTimeout(() => {
        for (const product of next.productNames) want(spare, product, next.defaultLocale)
        wantKnown()
        begin()
      }, backgroundDelay)
      background.unref()
    },
    /** There are new lessons, or some must be forgotten: past cases are read again, and what changed is trained. */
    relearn() {
      wantKnown()
      begin()
    },
    /** Resolves when nothing waits to be trained. */
    async settled() {
      while (running) await running
    },
    async stop() {
      isStopped = true
      clearTimeout(background)
      awaited.clear()
      spare.clear()
      for (const { resolve } of waiting.values()) resolve()
      await trainer.stop()
      await running
    },
  }
}

export type TopicModels = ReturnType<typeof createTopicModels>
