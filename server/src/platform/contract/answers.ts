// Answers that are nothing but a status and what it carries.

export const ok = <Body>(body: Body) => ({ status: 200 as const, body })
export const created = <Body>(body: Body) => ({ status: 201 as const, body })
export const done = { status: 204 } as const
