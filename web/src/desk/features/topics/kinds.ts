// Types of fields, and the ways each of them is drawn. Pure.
import { answersOf } from '#rules/field-kinds.ts'
import type { TextKey } from '../../shared/i18n.ts'
import type { Field } from './queries.ts'

type Type = Field['type']
type Render = Field['renderMethod']

/** In the order a writer thinks of them; what games alone know comes last. */
export const fieldTypes: readonly Type[] = [
  'string',
  'option',
  'checkbox',
  'number',
  'date',
  'email',
  'phone',
  'address',
  'file',
  'instructions',
  'game',
  'product',
  'account',
  'character',
  'item',
  'service',
  'sqa',
  'nid',
  'sms',
  'diag',
  'na',
]

const renders: Partial<Record<Type, readonly Render[]>> = {
  string: ['text', 'textarea', 'url', 'password'],
  option: ['dropdown', 'radio', 'hidden'],
  game: ['dropdown', 'radio'],
  account: ['dropdown', 'radio'],
  product: ['dropdown', 'radio'],
  checkbox: ['checkbox', 'license'],
  number: ['number', 'range'],
  date: ['date', 'month', 'week', 'time', 'datetime-local'],
  email: ['email'],
  phone: ['tel'],
  file: ['file', 'image'],
  sms: ['tel'],
}
/** The one that stands now is always among them. */
export const rendersOf = ({ type, renderMethod }: Pick<Field, 'type' | 'renderMethod'>): readonly Render[] => {
  const own = renders[type] ?? ['text']
  return own.includes(renderMethod) ? own : [renderMethod, ...own]
}
export const firstRender = (type: Type): Render => renders[type]?.[0] ?? 'text'

export const typeName = (type: Type): TextKey => `topics.type.${type}`

const named = [
  'text',
  'textarea',
  'url',
  'password',
  'dropdown',
  'radio',
  'hidden',
  'license',
  'range',
  'month',
  'week',
  'time',
  'datetime-local',
  'image',
] as const
/** What has no name of its own is drawn as its type is. */
export const renderName = (render: Render): TextKey =>
  named.some((one) => one === render) ? (`topics.render.${render}` as TextKey) : 'topics.render.usual'

export const hasLengths = ({ type }: Pick<Field, 'type'>): boolean => ['string', 'email', 'nid', 'item'].includes(type)
/** Fields that a condition of this one may ask: before it, with options of its own or a box. */
export const askable = (fields: readonly Field[], index: number): Field[] =>
  fields.slice(0, index).filter((field) => answersOf(field).length > 0)
