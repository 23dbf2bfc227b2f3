// What somebody's roles open at the desk (CD-402): agents and writers may nothing of each other's.
export const mayLead = (roles: readonly string[]): boolean => roles.includes('lead') || roles.includes('admin')
export const writesHelp = (roles: readonly string[]): boolean => roles.includes('writer') || mayLead(roles)
export const worksOnCases = (roles: readonly string[]): boolean => roles.includes('agent') || mayLead(roles)
