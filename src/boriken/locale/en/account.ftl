### Accounts, for those who want one: the page loads this when it is needed.

error-bad-mail-address = This is not an e-mail address: check what you typed.
error-no-account = That needs an account.
error-name-taken = That name, or one that looks like it, belongs to somebody else: choose another one.
