// One component a field type: a new type in the contract does not compile until it has one (HOUSE-15).
import type { ComponentType } from 'react'
import { later } from '../late/later.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { InstructionsField } from './InstructionsField.tsx'
import { TextField } from './TextField.tsx'
import { UploadField } from './UploadField.tsx'
import type { FieldType } from './field-kinds.ts'
import type { DynamicFieldProps } from './field-props.ts'

type RareFields = typeof import('./rare-fields.ts')

/** Comes when a topic asks for it (T26). */
const rare = (name: keyof RareFields): ComponentType<DynamicFieldProps> =>
  later(async () => (await import('./rare-fields.ts'))[name], <Skeleton />)

const Nothing: ComponentType<DynamicFieldProps> = () => null

export const MonthField = rare('MonthField')

export const registry: Record<FieldType, ComponentType<DynamicFieldProps>> = {
  na: Nothing,
  instructions: InstructionsField,
  string: TextField,
  number: TextField,
  date: TextField,
  email: TextField,
  item: TextField,
  nid: TextField,
  phone: TextField,
  sms: rare('SmsField'),
  checkbox: rare('CheckboxField'),
  option: ChoiceField,
  game: ChoiceField,
  account: ChoiceField,
  product: ChoiceField,
  character: rare('CharacterField'),
  sqa: rare('SecretAnswerField'),
  address: rare('AddressField'),
  service: rare('ServiceField'),
  file: UploadField,
  diag: rare('DiagnosticField'),
}
