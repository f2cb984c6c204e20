"""Mail: letters as plain text and HTML, and their way to an SMTP server."""
