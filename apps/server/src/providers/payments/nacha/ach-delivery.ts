/** How a file gets to the bank, and what the bank left: a folder on this machine, or one of the bank's over SFTP. */
export interface AchDelivery {
  /** Puts the whole content where the bank does not look for it, whatever was there under this name before. */
  stage(name: string, content: string): Promise<void>
  /**
   * Gives what was staged its own name, in one step. A file that is not staged any more was released before: nothing happens.
   * So a node that died in between can ask again, and the bank never has a file twice, however fast it takes them away.
   */
  release(name: string): Promise<void>
  /** The names of what the bank left, in their order. */
  list(): Promise<readonly string[]>
  /** @throws AchFileFault where it is larger than any of a bank */
  read(name: string): Promise<string>
}

/** Below the place that both agreed on. */
export const OUTGOING = 'outgoing'
export const STAGED = 'staged'
export const INCOMING = 'incoming'

/** A bank's file of a day is smaller by far. */
export const MOST_BYTES = 50_000_000

/** A file that is not what it says: nothing of it is believed. */
export class AchFileFault extends Error {}

/** @throws AchFileFault */
export function refuseTooLarge(bytes: number): void {
  if (bytes > MOST_BYTES) throw new AchFileFault(`The file has ${bytes} bytes: it is larger than any of a bank`)
}
