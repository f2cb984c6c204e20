### Accounts, for those who want one: the page loads this when it is needed.

error-bad-mail-address = This is not an e-mail address: check what you typed.
