// One component a field type: a new type in the contract does not compile until it has one (HOUSE-15).
import { type ComponentType, lazy } from 'react'
import { CheckboxField } from './CheckboxField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { InstructionsField } from './InstructionsField.tsx'
import { TextField } from './TextField.tsx'
import { UploadField } from './UploadField.tsx'
import type { FieldType } from './field-kinds.ts'
import type { DynamicFieldProps } from './field-props.ts'

// Few topics ask for these (T26).
const AddressField = lazy(async () => ({ default: (await import('./AddressField.tsx')).AddressField }))
const CharacterField = lazy(async () => ({ default: (await import('./CharacterField.tsx')).CharacterField }))
const DiagnosticField = lazy(async () => ({ default: (await import('./DiagnosticField.tsx')).DiagnosticField }))
const SecretAnswerField = lazy(async () => ({ default: (await import('./SecretAnswerField.tsx')).SecretAnswerField }))
const ServiceField = lazy(async () => ({ default: (await import('./ServiceField.tsx')).ServiceField }))
const SmsField = lazy(async () => ({ default: (await import('./SmsField.tsx')).SmsField }))

const Nothing: ComponentType<DynamicFieldProps> = () => null

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
  sms: SmsField,
  checkbox: CheckboxField,
  option: ChoiceField,
  game: ChoiceField,
  account: ChoiceField,
  product: ChoiceField,
  character: CharacterField,
  sqa: SecretAnswerField,
  address: AddressField,
  service: ServiceField,
  file: UploadField,
  diag: DiagnosticField,
}
