/** For waitForURL and toHaveURL: the path ends so, whatever the query carries along (the organisation stays in it for the whole visit). */
export const atPath =
  (end: string) =>
  ({ pathname }: URL): boolean =>
    pathname.endsWith(end)
