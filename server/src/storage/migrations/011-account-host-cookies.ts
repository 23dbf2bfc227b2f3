// Changes no table: its time is when this installation began to prefix its cookies, and sessions opened before it are
// found by the name without prefix for another 30 days (T28).
export const up = async (): Promise<void> => undefined
