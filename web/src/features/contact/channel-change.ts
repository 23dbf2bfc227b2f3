// A change of the way of contact (CHANNEL-08, CHANNEL-09). Pure.
import type { ChannelName } from '../../shared/channels/channels.ts'

/** What the tabs emit: where from, where to, and how to take it back. */
export interface ChannelChange {
  from: ChannelName
  to: ChannelName
  cancel: () => void
}

/** Goes to the other channel's address; when that fails the change is taken back. */
export const followChange = async (
  { to, cancel }: ChannelChange,
  go: (channel: ChannelName) => void | Promise<void>,
): Promise<void> => {
  try {
    await go(to)
  } catch (error) {
    console.warn(error)
    cancel()
  }
}
