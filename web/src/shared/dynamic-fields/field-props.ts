import type { FieldDefinition } from './field-kinds.ts'

/** What every component of a field is drawn with. */
export interface DynamicFieldProps {
  field: FieldDefinition
  /** Dotted control path: `fields.<key>`. */
  name: string
  /** Control path of the form's phone field, if it has one: what an `sms` field confirms (T35). */
  phone?: string | undefined
}
