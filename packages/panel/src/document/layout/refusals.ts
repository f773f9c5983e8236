/** Why a section does not take a block, as the owner reads it. */
export const noRoom = 'There’s no room here.'
