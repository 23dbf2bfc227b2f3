const order = 'queue_rank, status_changed_at, id'

/**
 * The queues of a game, a language and both tell by themselves whose and which team's a case is, so that what a part of the
 * desk counts is read from the index alone (CD-362). Each stands where the one of the same name stood, which began as it does.
 */
export const indices = [
  `replace index support_case_rank_product on support_case (product, ${order}, assignee, team, locale)`,
  `replace index support_case_rank_language on support_case (locale, ${order}, assignee, team, product)`,
  `replace index support_case_rank_scope on support_case (product, locale, ${order}, assignee, team)`,
]
