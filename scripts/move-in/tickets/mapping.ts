// tickets.yaml: which topic, and so which game, tickets come to, who has them, and whose they are.
import { parse, stringify } from 'yaml'
import { isObject, type Json } from '../json-things.ts'
import { MoveInError } from '../library.ts'
import type { OldTicket } from './old-ticket.ts'
import type { ZendeskExport } from './zendesk-export.ts'

export const mappingFile = 'tickets.yaml'

interface Place {
  topic: number
}
interface Rule extends Place {
  brand: string | null
  form: string | null
  group: string | null
  tag: string | null
  field: string | null
  /** null: any. */
  value: string | null
}

export interface TicketMapping {
  default: Place
  rules: readonly Rule[]
  /** Representatives here, by who had tickets there: mail address in small letters, or id. */
  people: ReadonlyMap<string, string>
  /** Whether a user's external id is their account here. */
  externalIds: boolean
}

/** What is asked of the content. */
export interface KnownTopics {
  /** The game a topic belongs to. */
  gameOf: (topic: number) => string | undefined
}

const conditions = ['brand', 'form', 'group', 'tag', 'field', 'value'] as const
const wrong = (what: string): MoveInError => new MoveInError(`${mappingFile}: ${what}`)

const onlyKnown = (thing: Json, known: readonly string[], where: string): void => {
  const other = Object.keys(thing).find((name) => !known.includes(name))
  if (other !== undefined) throw wrong(`${where} knows no "${other}", only ${known.join(', ')}`)
}

const placeIn = (thing: unknown, where: string, { gameOf }: KnownTopics): Place => {
  const { topic, game } = isObject(thing) ? thing : {}
  if (typeof topic !== 'number') throw wrong(`${where} names no topic: the number of one, as in the studio's tree`)
  const its = gameOf(topic)
  if (its === undefined) throw wrong(`${where}: there is no topic ${topic}`)
  if (game !== undefined && game !== its)
    throw wrong(`${where}: topic ${topic} belongs to ${its}, not to ${String(game)}`)
  return { topic }
}

const ruleIn = (thing: unknown, index: number, topics: KnownTopics): Rule => {
  const where = `rule ${index + 1}`
  if (!isObject(thing)) throw wrong(`${where} is no rule`)
  onlyKnown(thing, [...conditions, 'topic', 'game'], where)
  const read = (name: (typeof conditions)[number]): string | null => {
    const value = thing[name]
    if (value === undefined || value === null) return null
    if (['string', 'number', 'boolean'].includes(typeof value)) return String(value)
    throw wrong(`${where}: ${name} is no word and no number`)
  }
  const rule = Object.fromEntries(conditions.map((name) => [name, read(name)])) as Omit<Rule, 'topic'>
  if (conditions.every((name) => rule[name] === null))
    throw wrong(`${where} has no condition: name a brand, form, group, tag or field`)
  if (rule.value !== null && rule.field === null) throw wrong(`${where} has a value without its field`)
  return { ...rule, ...placeIn(thing, where, topics) }
}

/** @throws MoveInError with what is wrong and where */
export const readMapping = (text: string, topics: KnownTopics): TicketMapping => {
  let read: unknown
  try {
    read = parse(text)
  } catch (error) {
    throw wrong((error as Error).message)
  }
  if (!isObject(read)) throw wrong('is empty')
  onlyKnown(read, ['default', 'rules', 'people', 'externalIds'], 'it')
  const place = placeIn(read['default'], 'default', topics)
  // A list of which every line is a comment is none.
  const [rules, people, externalIds] = [read['rules'] ?? [], read['people'] ?? {}, read['externalIds'] ?? false]
  if (!Array.isArray(rules)) throw wrong('rules is no list')
  if (!isObject(people)) throw wrong('people is no list of names')
  if (typeof externalIds !== 'boolean') throw wrong('externalIds is true or false')
  return {
    default: place,
    rules: rules.map((rule, index) => ruleIn(rule, index, topics)),
    people: new Map(
      Object.entries(people).map(([there, here]) => {
        if (typeof here !== 'string') throw wrong(`people: ${there} is nobody here`)
        return [there.toLowerCase(), here]
      }),
    ),
    externalIds,
  }
}

/** The first rule that fits decides. `isDefault`: none did. */
export const topicOf = ({ facts, tags }: OldTicket, mapping: TicketMapping): { topic: number; isDefault: boolean } => {
  const fits = ({ brand, form, group, tag, field, value }: Rule): boolean => {
    const filled = field === null ? undefined : facts.fields.get(field)
    return (
      (brand === null || facts.brand === brand) &&
      (form === null || facts.form === form) &&
      (group === null || facts.group === group) &&
      (tag === null || tags.includes(tag)) &&
      (field === null || (filled !== undefined && (value === null || filled.includes(value))))
    )
  }
  const rule = mapping.rules.find(fits)
  return rule === undefined ? { ...mapping.default, isDefault: true } : { topic: rule.topic, isDefault: false }
}

/** A mapping to fill in: what the export goes by, and what topics there are. */
export const beginMapping = (
  { names, people, count }: ZendeskExport,
  topics: readonly { topic: number; game: string; name: string }[],
): string => {
  const rulesOf = (kind: string, byId: ReadonlyMap<string, string>): string[] =>
    [...byId].map(([id, name]) => `#  - { ${kind}: ${id}, topic:  }  # ${name.replace(/\s+/g, ' ')}`)
  const staff = [...people.values()].filter(({ isStaff, email }) => isStaff && email !== null)
  return [
    `# Where ${count} tickets go. The first rule that fits decides; conditions of a rule hold together.`,
    '# A topic belongs to a game: the ticket becomes a case of both.',
    'default: { topic:  }',
    '',
    'rules:',
    ...rulesOf('brand', names.brands),
    ...rulesOf('form', names.forms),
    ...rulesOf('group', names.groups),
    ...[...names.fields].map(([id, name]) => `#  - { field: ${id}, value: , topic:  }  # ${name.replace(/\s+/g, ' ')}`),
    '#  - { tag: refund, topic:  }',
    '',
    '# Who has their tickets here: the id of a representative. Others’ are nobody’s.',
    'people:',
    ...staff.map(({ email, name }) => `#  ${stringify(email).trim()}:   # ${name ?? ''}`),
    '',
    '# true: a user’s external id is the account that signs in here by the first identity provider.',
    'externalIds: false',
    '',
    '# Topics there are:',
    ...topics.map(({ topic, game, name }) => `#  ${topic}  ${game}: ${name.replace(/\s+/g, ' ')}`),
    '',
  ].join('\n')
}
