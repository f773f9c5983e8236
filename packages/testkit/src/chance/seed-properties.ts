import fc from 'fast-check'

/**
 * Properties try the same cases in every run, so that a run fails for what was changed and never by chance.
 * `PROPERTY_SEED=random npx vitest run --project=units` looks for new cases; a failure names its seed.
 */
const wish = process.env.PROPERTY_SEED ?? '1'
if (wish !== 'random') fc.configureGlobal({ seed: Number(wish) })
