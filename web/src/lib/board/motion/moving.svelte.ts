/** Whether pieces travel over the table now, for those who wait until they have landed. */

class Moving {
  now = $state(false);
}

export const moving = new Moving();
