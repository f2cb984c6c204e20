"""Who has an account, in memory: asked for every name that is shown."""

from __future__ import annotations

from boriken.server.storage.account_store import AccountStore


class Register:
    """One for each process. What others write down it hears of within a second, as of all deeds."""

    def __init__(self, store: AccountStore) -> None:
        self.store = store
        self._names: dict[str, str] = {}

    async def read(self) -> None:
        """Know all of them, and nobody else."""
        self._names = await self.store.names()

    async def look_again(self, guest: str) -> None:
        """Something has changed about somebody."""
        account = await self.store.account(guest)
        if account is None:
            self._names.pop(guest, None)
        else:
            self._names[guest] = account.name

    def is_account(self, guest: str) -> bool:
        """Whether a guest has an account."""
        return guest in self._names

    def name_of(self, guest: str) -> str | None:
        """What an account is called; None for other guests."""
        return self._names.get(guest)

    def __len__(self) -> int:
        return len(self._names)
