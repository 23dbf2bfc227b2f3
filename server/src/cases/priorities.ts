// How urgent a case is, at the desk alone (CD-229).

/** In the order of the column's figures. */
export const priorities = ['low', 'normal', 'high', 'urgent'] as const
export type Priority = (typeof priorities)[number]

export const priorityOf = ({ priority }: { priority: number }): Priority => priorities[priority] ?? 'normal'
