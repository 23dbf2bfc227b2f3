import type { FieldDefinition } from './field-kinds.ts'

/** What every component of a field is drawn with. */
export interface DynamicFieldProps {
  field: FieldDefinition
  /** Dotted control path: `fields.<key>`. */
  name: string
}
