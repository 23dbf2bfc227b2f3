import type { FieldDefinition } from './field-kinds.ts'

/** What every component of a field is drawn with. */
export interface DynamicFieldProps {
  field: FieldDefinition
  /** Dotted control path: `fields.<key>`. */
  name: string
  /** All that are asked now. */
  fields: readonly FieldDefinition[]
  /** Whether the form asks for a number itself, as `fields.phone`. */
  asksPhone?: boolean
}
