/** What can be done with an appeal, and by which key. */
export const stepKeys = { decide: 'r', ask: 'p', opinion: 'n', give: 't' } as const
export type AppealStep = keyof typeof stepKeys
export const appealSteps = Object.keys(stepKeys) as AppealStep[]
