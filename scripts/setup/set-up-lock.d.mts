export function withSetUpLock<T>(work: () => Promise<T>, folder?: string): Promise<T>
