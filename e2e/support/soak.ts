/** HEARTHLINE_SOAK=1, as `npm run test:soak` sets it: every brand and theme. The usual run looks at a part that represents the rest. */
export const isSoak = process.env.HEARTHLINE_SOAK === '1'

/** All of them in the long run, else the first. */
export const variantsToCheck = <Dress>(all: readonly Dress[]): readonly Dress[] => (isSoak ? all : all.slice(0, 1))
