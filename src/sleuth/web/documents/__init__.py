"""What is written from the types: OpenAPI, TypeScript and the page about the wire."""
