// How many chats wait about what a message is of: its topics, else its games, else everything.
export const chatsWithin =
  (waitingTopics: () => Promise<readonly number[]>, productOf: (topic: number) => string | undefined) =>
  async ({ games, topics }: { games: readonly string[]; topics: readonly number[] }): Promise<number> =>
    (await waitingTopics()).filter((topic) =>
      topics.length > 0 ? topics.includes(topic) : games.length === 0 || games.includes(productOf(topic) ?? ''),
    ).length
